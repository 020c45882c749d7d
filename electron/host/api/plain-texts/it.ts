import type { PlainTexts } from "./texts.ts";

export const it: PlainTexts = {
  settings: {
    title: "Si prega di ordinare al banco",
    customers: "Questo totem è in fase di configurazione.",
    wrong: "Che cosa non va nelle impostazioni",
    file: "Dove vengono cercate le impostazioni",
    noFile: "Non è stato indicato nessun file. Avvii con --settings FILE o imposti KIOSK_SETTINGS.",
    next: "Corregga il file e lo salvi: il totem si avvierà da solo. docs/settings.md descrive ogni campo.",
    mended: "Le impostazioni sono a posto. Il totem si sta avviando.",
  },
  updating: "Questo totem è in aggiornamento. Tornerà tra un momento.",
  notSetUp: {
    heading: "Questo totem non è ancora configurato",
    how: "Eseguire questo comando sul computer del totem:",
    supportCode: "Codice di assistenza",
  },
  records: {
    title: "Si prega di ordinare al banco",
    customers: "Questo totem è fuori servizio.",
    forStaff: "Per il personale: i dati del totem non sono utilizzabili",
    what: {
      "disk-full": "Sul disco non c’è più spazio. Liberi spazio.",
      "not-writable":
        "Il totem non può scrivere nella cartella dei suoi dati. Dia il permesso al suo account.",
      "disk-failing":
        "Il disco non si può leggere o scrivere. Lo faccia controllare prima di provare altro.",
      damaged: "Il file è danneggiato.",
      emptied: "Il file è vuoto: il suo contenuto è perso.",
      missing: "Il file non c’è più, anche se questo totem aveva già dei dati.",
      newer: "Li ha scritti una versione più recente. Installi di nuovo quella versione.",
      "in-use": "Un altro totem è in funzione con gli stessi dati. Arrestarlo.",
    },
    byItself: "Una volta fatto, il totem si avvia da solo.",
    restore:
      "Ripristini l’ultimo backup con questo comando, oppure metta una copia valida al suo posto; il totem si avvierà da solo:",
    beginAnew: "Per iniziare invece con nuovi dati, metta accanto un file vuoto con questo nome:",
    lookUp:
      "Con nuovi dati il totem non sa nulla degli ordini che erano in corso. Li cerchi presso il fornitore dei pagamenti e in cucina.",
    where: "Dove si trovano i dati",
    copy: "Dove si trova una copia, così come sono stati trovati",
  },
};
