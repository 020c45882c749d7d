import type { PlainTexts } from "./texts.ts";

export const fr: PlainTexts = {
  settings: {
    title: "Veuillez commander au comptoir",
    customers: "Cette borne est en cours d’installation.",
    wrong: "Ce qui ne va pas dans les réglages",
    file: "Où les réglages sont cherchés",
    noFile:
      "Aucun fichier n’a été indiqué. Démarrez avec --settings FICHIER ou définissez KIOSK_SETTINGS.",
    next: "Corrigez le fichier et enregistrez-le : la borne démarre alors d’elle-même. docs/settings.md décrit chaque champ.",
    mended: "Les réglages sont en ordre. La borne démarre.",
  },
  updating: "Cette borne est en cours de mise à jour. Elle sera de retour dans un instant.",
  notSetUp: {
    heading: "Cette borne n’est pas encore configurée",
    how: "Exécutez cette commande sur l’ordinateur de la borne :",
    supportCode: "Code d’assistance",
  },
  records: {
    title: "Veuillez commander au comptoir",
    customers: "Cette borne est hors service.",
    forStaff: "Pour l’équipe : les données de la borne sont inutilisables",
    what: {
      "disk-full": "Il n’y a plus de place sur le disque. Libérez de l’espace.",
      "not-writable":
        "La borne ne peut pas écrire dans le dossier de ses données. Donnez-en le droit à son compte.",
      "disk-failing":
        "Le disque ne peut être ni lu ni écrit. Faites-le vérifier avant d’essayer autre chose.",
      damaged: "Le fichier est endommagé.",
      emptied: "Le fichier est vide : son contenu est perdu.",
      missing: "Le fichier a disparu, alors que cette borne avait déjà des données.",
      newer: "Une version plus récente les a écrites. Réinstallez cette version.",
      "in-use": "Une autre borne fonctionne avec les mêmes enregistrements. Arrêtez-la.",
    },
    byItself: "Une fois cela fait, la borne démarre d’elle-même.",
    restore:
      "Restaurez la dernière sauvegarde avec cette commande, ou mettez une bonne copie à sa place ; la borne démarre alors d’elle-même :",
    beginAnew:
      "Pour commencer plutôt avec de nouvelles données, placez à côté un fichier vide portant ce nom :",
    lookUp:
      "Avec de nouvelles données, la borne ne sait rien des commandes qui étaient en cours. Cherchez-les chez le prestataire de paiement et en cuisine.",
    where: "Où se trouvent les données",
    copy: "Où se trouve une copie, dans l’état constaté",
  },
};
