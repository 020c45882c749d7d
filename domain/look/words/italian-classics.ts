import type { Vocabulary } from "./forms.ts";

/** Pasta, pizza and other Italian dishes that are on nearly every menu. */
export const ITALIAN_CLASSICS = {
  pastaVongole: {
    any: "spaghetti alle vongole*, spaghetti vongole, spaghetti con vongole, spaghetti alle vongole veraci, linguine alle vongole, linguine vongole, linguine con vongole, vermicelli alle vongole, pasta alle vongole, pasta vongole, vongole pasta, spaghetti with clams, linguine with clams, clam linguine, clam spaghetti, spaghetti mit venusmuscheln, spaghetti mit vongole, spaghetti aux palourdes, linguine aux palourdes, pâtes aux palourdes, espaguetis con almejas, pasta con almejas, esparguete com amêijoas, spaghetti com amêijoas, spaghetti z vongole, makaron z vongole, спагеті вонголе, спагеті з вонголе, паста вонголе, سباغيتي فونغولي, باستا فونغولي, ספגטי וונגולה, פסטה וונגולה, 蛤蜊意面, 蛤蜊意大利面, 白酒蛤蜊意面",
  },
  cacioEPepe: {
    any: "cacio e pepe*, spaghetti cacio e pepe, tonnarelli cacio e pepe, bucatini cacio e pepe, rigatoni cacio e pepe, pasta cacio e pepe, качо е пепе, паста качо е пепе, كاتشو إي بيبي, קאצ'ו א פפה, קאצ'ו אה פפה, קצ'ו א פפה, 黑胡椒奶酪意面, 黑胡椒芝士意面",
  },
  alfredo: {
    any: "fettuccine alfredo*, fettuccini alfredo*, fettucine alfredo, pasta alfredo*, alfredo pasta, penne alfredo, spaghetti alfredo, tagliatelle alfredo, alfredo, паста альфредо, фетучіні альфредо, феттучіні альфредо, باستا ألفريدو, باستا الفريدو, فيتوتشيني ألفريدو, فيتوتشيني الفريدو, فوتوتشيني ألفريدو, פסטה אלפרדו, פטוצ'יני אלפרדו, 阿尔弗雷多意面, 奶油白酱意面, 白酱意面, 奶油宽面",
  },
  amatriciana: {
    any: "amatriciana*, all'amatriciana, bucatini all'amatriciana, spaghetti all'amatriciana, spaghetti amatriciana, rigatoni all'amatriciana, penne all'amatriciana, bucatini amatriciana, pasta amatriciana, pasta all'amatriciana, аматричана, паста аматричана, أماتريتشانا, אמטריצ'נה, פסטה אמטריצ'נה, 培根番茄意面, 阿玛翠斯意面",
  },
  aglioOlio: {
    any: "aglio e olio*, aglio olio*, aglio, olio e peperoncino, spaghetti aglio olio*, spaghetti aglio e olio*, spaghetti aglio olio e peperoncino, spaghetti aglio, olio e peperoncino, pasta aglio e olio, pasta aglio olio, spaghetti mit knoblauch und olivenöl, spaghettis à l'ail, pâtes à l'ail, espaguetis al ajo, espaguete ao alho e óleo, esparguete ao alho, espaguete alho e óleo, makaron aglio olio, spaghetti z czosnkiem i oliwą, аліо оліо, спагеті аліо оліо, سباغيتي أليو أوليو, אליו אוליו, ספגטי אליו אוליו, 蒜香橄榄油意面, 蒜香意面, 蒜油意面",
  },
  seafoodPasta: {
    any: "spaghetti allo scoglio*, linguine allo scoglio*, paccheri allo scoglio, pasta allo scoglio, allo scoglio, spaghetti ai frutti di mare, linguine ai frutti di mare, pasta ai frutti di mare, spaghetti frutti di mare, linguine frutti di mare, seafood pasta*, seafood linguine, seafood spaghetti, pasta mit meeresfrüchten, spaghetti mit meeresfrüchten, spaghetti meeresfrüchte, linguine mit meeresfrüchten, pâtes aux fruits de mer, spaghettis aux fruits de mer, linguine aux fruits de mer, pasta con marisco, espaguetis con marisco, espaguetis marinera, massa com marisco, esparguete com marisco, linguine de marisco, makaron z owocami morza, spaghetti z owocami morza, паста з морепродуктами, спагеті з морепродуктами, deniz mahsullü makarna, deniz ürünlü makarna, باستا فواكه البحر, باستا مأكولات بحرية, فيتوتشيني بحري, פסטה פירות ים, לינגוויני פירות ים, 海鲜意面, 海鲜意大利面, 番茄海鲜意面",
  },
  parmigiana: {
    any: "parmigiana di melanzane*, melanzane alla parmigiana*, melanzane parmigiana, parmigiana, eggplant parmigiana*, eggplant parmesan, aubergine parmigiana*, aubergine parmesan, auberginen parmigiana, auberginenauflauf*, aubergines à la parmigiana, aubergines parmigiana, aubergine alla parmigiana, parmigiana d'aubergines, berenjenas a la parmesana, berenjena a la parmesana, berenjenas a la parmigiana, beringela à parmigiana, berinjela à parmegiana, beringela parmigiana, bakłażan alla parmigiana, bakłażan parmigiana, parmigiana z bakłażana, пармеджана, пармеджано з баклажанів, баклажани пармеджано, patlıcan parmigiana, باذنجان بارميزان, باذنجان بارميجانا, חצילים פרמזן, חציל פרמזן, פרמיג'אנה, חצילים פרמיג'אנה, 帕尔马茄子, 芝士焗茄子, 千层茄子",
  },
  frittoMisto: {
    it: "fritto misto di paranza, fritto di paranza, frittura di paranza, frittura mista",
    any: "fritto misto*, fritto misto di mare, fritto misto di pesce, frittura mista, frittura di mare, frittura di pesce, frittura di paranza, frittura mista di pesce, misto fritto di mare, fritura de pescado, fritura mixta, fritura malagueña, pescaíto frito, pescaito frito, pescaíto frito variado, mixed fried fish, mixed fried seafood, fried seafood platter, frittierte meeresfrüchte, gemischte frittierte fische, friture de poissons, friture de la mer, friture mixte, fritada mista, fritura de peixe mista, smażone owoce morza, асорті смажених морепродуктів, фритто місто, karışık deniz kızartma, مقالي بحرية مشكلة, פריטו מיסטו, 意式炸海鲜, 炸海鲜拼盘",
  },
  piadina: {
    any: "piadina*, piada, piadine, п'ядіна, піадіна, بياديينا, פיאדינה, 意式薄饼三明治, 皮亚迪纳",
  },
  capricciosa: {
    any: "capricciosa*, capriciosa*, capricosa, kapriçyoza, капрічоза, каприччоза, капричоза, капрічіоза, كابريتشوزا, كابريشيوزا, קפריצ'וזה, קפריצ'יוזה, 四季料比萨, 卡布里乔莎",
  },
  fourSeasons: {
    any: "quattro stagioni*, 4 stagioni, quatro stagioni, quattro stagione, four seasons, 4 seasons, vier jahreszeiten, 4 jahreszeiten, quatre saisons, 4 saisons, cuatro estaciones, 4 estaciones, quatro estações, 4 estações, cztery pory roku, 4 pory roku, чотири сезони, 4 сезони, пори року, чотири пори року, dört mevsim, 4 mevsim, أربع مواسم, اربع مواسم, الفصول الأربعة, ארבע עונות, 4 עונות, 四季",
  },
  pizzaMarinara: {
    any: "pizza marinara*, піца маринара, بيتزا مارينارا, פיצה מרינרה, 玛丽娜拉披萨, 番茄大蒜披萨",
  },
  marinara: { it: "marinara" },
  wurstelFries: {
    any: "wurstel e patatine*, würstel e patatine*, wurstel patatine, würstel patatine, wurstel e patate fritte, patatine e wurstel, patatine e würstel, pizza americana wurstel, würstel e patate",
  },
} as const satisfies Vocabulary;
