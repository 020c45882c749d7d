import type { PlainTexts } from "./texts.ts";

export const pt: PlainTexts = {
  settings: {
    title: "Faça o seu pedido ao balcão",
    customers: "Este quiosque está a ser instalado.",
    wrong: "O que está errado nas definições",
    file: "Onde são procuradas as definições",
    noFile:
      "Não foi indicado nenhum ficheiro. Inicie com --settings FICHEIRO ou defina KIOSK_SETTINGS.",
    next: "Corrija o ficheiro e guarde-o: o quiosque inicia-se sozinho. docs/settings.md descreve cada campo.",
    mended: "As definições estão em ordem. O quiosque está a iniciar.",
  },
  updating: "Este quiosque está a ser atualizado. Volta dentro de momentos.",
  notSetUp: {
    heading: "Este quiosque ainda não está configurado",
    how: "Execute este comando no computador do quiosque:",
    supportCode: "Código de suporte",
  },
  records: {
    title: "Faça o seu pedido ao balcão",
    customers: "Este quiosque está fora de serviço.",
    forStaff: "Para os funcionários: os registos do quiosque não podem ser usados",
    what: {
      "disk-full": "Não há mais espaço no disco. Liberte espaço.",
      "not-writable":
        "O quiosque não pode escrever na pasta dos seus registos. Dê essa permissão à sua conta.",
      "disk-failing":
        "O disco não pode ser lido nem escrito. Mande verificá-lo antes de tentar outra coisa.",
      damaged: "O ficheiro está danificado.",
      emptied: "O ficheiro está vazio: o que continha perdeu-se.",
      missing: "O ficheiro desapareceu, embora este quiosque já tivesse registos.",
      newer: "Foram escritos por uma versão mais recente. Instale de novo essa versão.",
      "in-use": "Outro quiosque está em funcionamento com os mesmos registos. Pare-o.",
    },
    byItself: "Depois disso, o quiosque inicia-se sozinho.",
    restore:
      "Restaure a última cópia de segurança com este comando, ou ponha uma cópia boa no seu lugar; o quiosque inicia-se sozinho:",
    beginAnew:
      "Para começar antes com registos novos, ponha ao lado um ficheiro vazio com este nome:",
    lookUp:
      "Com registos novos, o quiosque nada sabe dos pedidos que estavam em curso. Procure-os no prestador de pagamentos e na cozinha.",
    where: "Onde estão os registos",
    copy: "Onde está uma cópia, tal como foram encontrados",
  },
};
