import type { Vocabulary } from "./forms.ts";

/** Dishes of Georgian, Ukrainian and Central Asian kitchens, as they are called there and abroad. */
export const CAUCASIAN = {
  khachapuriAdjarian: {
    any: "khachapuri adjaruli, adjaruli khachapuri, adjarian khachapuri, adjaruli, adscharisches chatschapuri, chatschapuri adscharuli, adjaruli chatschapuri, adscharuli, khatchapouri adjarien, khatchapouri adjaruli, jachapuri adjaruli, khachapuri adjariano, chaczapuri adżarskie, chaczapuri po adżarsku, adżaruli, хачапурі по-аджарськи, хачапурі по аджарськи, хачапурі аджарське, хачапурі аджарулі, аджарське хачапурі, acara haçapuri, خاتشابوري أدجاري, חצ'פורי אג'ארי, חצ'פורי אג'רולי, אצ'פורי אג'ארי, 阿扎尔奶酪面包船, 格鲁吉亚奶酪船",
  },
  khachapuri: {
    any: "khachapuri*, khachapuri imeruli, khachapuri megruli, khatchapouri*, chatschapuri*, jachapuri, chaczapuri*, chaczapuri imeruli, хачапурі*, хачапурі імеретинське, хачапурі по-імеретинськи, хачапурі по імеретинськи, хачапурі мегрельське, хачапурі по-мегрельськи, haçapuri, خاتشابوري, חצ'פורי, אצ'פורי, חצ'אפורי, 格鲁吉亚奶酪面包, 哈恰普里",
  },
  khinkali: {
    any: "khinkali*, chinkali*, hinkali, chinkali z mięsem, georgische teigtaschen, хінкалі*, хінкал*, хинкали, خينكالي, חינקלי, חינקאלי, 格鲁吉亚汤包, 格鲁吉亚饺子",
  },
  kharcho: {
    any: "kharcho*, chartscho*, charczo, суп харчо, харчо*, خارتشو, חרצ'ו, מרק חרצ'ו, 格鲁吉亚牛肉汤, 哈尔乔汤",
  },
  lobio: { any: "lobio*, лобіо*, лобио, لوبيو, לוביו, 格鲁吉亚炖豆" },
  pkhali: {
    any: "pkhali*, phali, pchali, пхалі*, пхали, بخالي, פחאלי, פקהאלי, 格鲁吉亚蔬菜核桃泥",
  },
  badrijani: {
    any: "badrijani*, badridschani*, badrijani nigvzit, nigvziani badrijani, bakłażany z orzechami, bakłażan z orzechami, бадриджані*, бадриджани, бадриджані з горіхами, баклажани з горіхами, баклажан з горіхами, рулетики з баклажанів з горіхами, auberginenröllchen mit walnuss, aubergine walnut rolls, rouleaux d'aubergine aux noix, بادريجاني, בדריג'ני, 核桃茄子卷",
  },
  cheburek: {
    any: "cheburek*, chebureki, tscheburek*, tschebureki, tchebourek*, czeburek*, чебурек*, чебуреки, чебурек з м'ясом, çibörek*, çiğ börek, çi börek, çibörek kıymalı, تشيبوريك, צ'יבורק, צ'בורק, צ'יבורקי, 炸羊肉馅饼, 鞑靼馅饼",
  },
  plov: {
    any: "plov*, uzbek plov, plow, плов*, узбецький плов, плов узбецький, özbek pilavı, buhara pilavı, بلوف, رز أوزبكي, פלוב, פלוב בוכרי, אושפלו, 手抓饭, 羊肉手抓饭, 新疆抓饭, 羊肉抓饭",
  },
  pelmeni: {
    any: "pelmeni*, pelmeny, pielmieni*, pelmeni mit fleisch, pelmeni mit schmand, pelménis, пельмен*, пельмені домашні, بيلميني, פלמני, פלמניי, 俄式饺子, 俄罗斯饺子",
  },
  okroshka: {
    any: "okroshka*, okroschka*, okroszka*, окрошк*, окрошка на кефірі, окрошка на квасі, أوكروشكا, אוקרושקה, 俄式冷汤, 冷杂拌汤",
  },
  herringBeets: {
    any: "оселедець під шубою, селедка під шубою, оселедець «під шубою», шуба, herring under a fur coat, herring under fur coat, shuba, shuba salad, schuba salat, hering im pelzmantel, hering im mantel, hareng sous un manteau, śledź pod pierzynką, śledź pod pierzyną, szuba, סלט שובה, שובה, دثار الرنجة, 鲱鱼甜菜沙拉, 鲱鱼红菜沙拉",
  },
} as const satisfies Vocabulary;
