import type { Vocabulary } from "./forms.ts";

/** Dishes of Indian, Thai, Vietnamese and Indonesian kitchens, as they are called there and abroad. */
export const SOUTH_ASIAN = {
  biryani: {
    any: "biryani*, biriyani*, byriani, briyani, biriani, birjani, dum biryani, hyderabadi biryani, бір'яні, біряні, برياني, בריאני, 印度香饭, 比尔亚尼, 印度手抓饭, 印度香料饭",
  },
  dosa: {
    any: "dosa*, masala dosa, plain dosa, thosai, доса, масала доса, دوسا, דוסה, מסאלה דוסה, 印度薄饼卷, 多萨, 印度可丽饼, 印度煎饼",
  },
  thali: {
    any: "thali*, veg thali, indian thali, тхалі, талі індійське, ثالي, טאלי, תאלי, 印度套餐盘, 塔利, 印度拼盘",
  },
  tandooriChicken: {
    any: "tandoori chicken*, chicken tandoori*, tandoori murgh, tandoori huhn, tandoori hähnchen, hähnchen tandoori, huhn tandoori, poulet tandoori, tandoori de poulet, pollo tandoori, pollo tandoor, frango tandoori, kurczak tandoori, курка тандурі, тандурі курка, куряче тандурі, tandoori tavuk, tavuk tandoori, دجاج تندوري, تندوري دجاج, عוף טנדורי, עוף טנדורי, צ'יקן טנדורי, 坦都里烤鸡, 印度烤鸡, 唐杜里烤鸡, 天多利烤鸡",
  },
  pakora: {
    any: "pakora*, pakoda*, pakoras, onion bhaji*, onion bhajis, onion bhajee, bhajia, bhaji*, bhajia*, vegetable pakora, veg pakora, gemüse pakora, gemüsepakora*, zwiebel pakora, zwiebel bhaji, pakoras de verduras, pakora de legumes, pakora warzywna, пакора, пакора овочева, باكورا, بكورة, פאקורה, פקורה, 炸蔬菜饼, 印度炸蔬菜, 炸洋葱饼",
  },
  tikkaMasala: {
    any: "chicken tikka masala*, tikka masala*, murgh tikka masala, hähnchen tikka masala, huhn tikka masala, poulet tikka masala, pollo tikka masala, frango tikka masala, kurczak tikka masala, курка тікка масала, куряча тікка масала, тікка масала, tavuk tikka masala, دجاج تكا ماسالا, تكا ماسالا, דג'אג' טיקה מסאלה, צ'יקן טיקה מסאלה, טיקה מסאלה, 玛莎拉咖喱鸡, 印度玛莎拉鸡, 香料烤鸡咖喱, 提卡马萨拉",
  },
  korma: {
    any: "korma*, chicken korma*, murgh korma, qorma, hähnchen korma, poulet korma, pollo korma, frango korma, kurczak korma, курка корма, корма курка, قورما دجاج, دجاج كورما, كورما, קורמה, עוף קורמה, 科尔马咖喱鸡, 椰香腰果咖喱鸡, 柯玛咖喱",
  },
  lambCurry: {
    any: "rogan josh*, lamb rogan josh, roganjosh, lamb bhuna, lamb curry, lammcurry*, lamm curry, curry d'agneau, agneau curry, curry de cordero, curry di agnello, caril de borrego, curry de borrego, curry z jagnięciny, jagnięcina curry, каррі з баранини, баранина каррі, роган джош, kuzulu köri, كاري لحم, كاري لحم ضأن, روغان جوش, קארי טלה, קארי כבש, רוגן ג'וש, 咖喱羊肉, 羊肉咖喱, mutton curry, beef rendang, rendang*, rendang sapi, rendang daging, ренданг, רנדנג, ريندانغ, 仁当牛肉, 巴东牛肉",
  },
  palakPaneer: {
    any: "palak paneer*, saag paneer*, sag paneer, paneer palak, paneer saag, spinat mit paneer, paneer mit spinat, épinards paneer, paneer aux épinards, палак панір, панір зі шпинатом, بالاك بانير, سبانخ بانير, פאלק פניר, פלאק פניר, 菠菜奶酪咖喱, 菠菜芝士咖喱, 菠菜奶豆腐",
  },
  chanaMasala: {
    any: "chana masala*, channa masala*, chole, chole masala, chana, channa, chickpea curry, chick pea curry, kichererbsencurry*, kichererbsen curry, curry de pois chiches, curry aux pois chiches, curry de garbanzos, curry di ceci, caril de grão, caril de grão de bico, curry de grão de bico, curry z ciecierzycy, curry z ciecierzycą, каррі з нуту, нут каррі, nohut köri, nohutlu köri, كاري حمص, كاري الحمص, קארי חומוס, קארי גרגירי חומוס, 鹰嘴豆咖喱",
  },
  gulabJamun: {
    any: "gulab jamun*, gulab jaman, gulab jamoon, gulabjamun, гулаб джамун, جولاب جامون, غولاب جامون, גולאב ג'אמון, 玫瑰奶球, 印度奶球, 印度甜奶球",
  },
  plainLassi: {
    any: "plain lassi, sweet lassi, salt lassi, salted lassi, salty lassi, lassi sweet, lassi salted, lassi natur, lassi nature, lassi süß, lassi salzig, süßes lassi, salziges lassi, lassi sucré, lassi salé, lassi dulce, lassi salado, lassi natural, lassi dolce, lassi salato, lassi słodkie, lassi słone, lassi doce, солодкий ласі, солоний ласі, لاسي حلو, لاسي مالح, לאסי מתוק, לאסי מלוח, 原味拉西, 甜拉西, 咸拉西, 原味酸奶拉西",
  },
  nasiGoreng: {
    any: "nasi goreng*, nasi-goreng, nasigoreng, indonesian fried rice, indonesischer gebratener reis, riz frit indonésien, arroz frito indonesio, наси горенг, насі горенг, ناسي غورينغ, ناسي جورينج, נאסי גורנג, 印尼炒饭, 印度尼西亚炒饭",
  },
  laksa: { any: "laksa*, curry laksa, laksa suppe, лакса, لاكسا, לקסה, לאקסה, 叻沙, 叻沙面" },
  boBun: {
    any: "bo bun*, bobun*, bò bún, bo bun nem, bo bun nems, bo bun bœuf, bun bo nam bo, bún bò nam bộ, bun bo, bún bò xào, bun thit nuong, bún thịt nướng, бо бун, бобун, 越南牛肉米线, 越式牛肉檬粉, 牛肉凉拌米线, 檬粉",
  },
  bunCha: {
    any: "bun cha, bún chả, bun cha hanoi, bún chả hà nội, бун ча, בון צ'ה, 烤肉米粉, 越南烤肉米粉",
  },
  banhMi: {
    any: "banh mi*, bánh mì*, banh-mi, banhmi, bahn mi, vietnamesisches baguette, vietnamesisches sandwich, vietnamese sandwich, vietnamese baguette, sandwich vietnamien, bocadillo vietnamita, panino vietnamita, sandes vietnamita, wietnamska kanapka, kanapka wietnamska, бань мі, бан мі, بان مي, באן מי, באנה מי, 越南法包, 越式法包, 越南三明治, 越式三明治",
  },
  papayaSalad: {
    any: "som tam*, som tum, papaya salad*, green papaya salad, papayasalat*, papaya salat, grüner papayasalat, salade de papaye verte, salade de papaye, salade papaye, ensalada de papaya, ensalada de papaya verde, insalata di papaya, insalata di papaya verde, salada de papaia, salada de papaia verde, salada de mamão verde, sałatka z papai, sałatka z zielonej papai, салат з папаї, салат із зеленої папаї, сом там, papaya salatası, سلطة بابايا, סלט פפאיה, סום טאם, 青木瓜沙拉, 凉拌青木瓜, 泰式青木瓜沙拉",
  },
  tomKha: {
    any: "tom kha*, tom kha gai*, tom kha kai, tomkha, tom ka gai, tom ka, kokossuppe mit huhn, kokos hühnersuppe, hühner kokossuppe, soupe poulet coco, soupe coco poulet, sopa de coco y pollo, sopa de coco con pollo, zuppa di cocco e pollo, sopa de coco e frango, zupa kokosowa z kurczakiem, том кха, том кха гай, том ка гай, توم كا, توم خا, טום קא, טום קה גאי, 椰奶鸡汤, 椰汁鸡汤, 冬阴椰奶鸡汤, 泰式椰奶鸡汤",
  },
  prawnCrackers: {
    any: "prawn crackers*, prawn cracker, shrimp crackers, shrimp chips, krupuk, kroepoek, krupuk udang, krabbenchips*, krabben chips, garnelenchips, chips de crevettes, chips crevettes, beignets de crevette chips, pan de gambas, chips de gamba, nuvole di drago, nuvolette di gamberi, chips de camarão, chipsy krewetkowe, chips krewetkowe, креветкові чипси, чипси креветкові, karides cipsi, شيبس روبيان, رقائق الروبيان, צ'יפס שרימפס, קראקר שרימפס, 虾片",
  },
  idli: {
    any: "idli*, idly, idlis, rava idli, masala idli, idli sambar, sambar idli, idli vada sambar*, ідлі, идли, إدلي, ايدلي, אידלי, 伊德利, 印度蒸米糕, 米糕 idli",
  },
  vada: {
    en: "vada, vadas, wada",
    any: "medu vada*, medu wada, sambar vada, vada sambar, dahi vada, dahi wada, masala vada, ulundu vadai, vadai, מדו ואדה, ואדה, ميدو فادا, فادا, меду вада, вада індійська, 印度炸豆饼, 瓦达",
  },
  chaat: {
    any: "chaat*, papri chaat, papdi chaat, samosa chaat, aloo chaat, dahi puri, pani puri*, panipuri, golgappa*, bhel puri, bhelpuri, sev puri, dahi chaat, чаат, панипури, пані пурі, צ'אט הודי, פאני פורי, تشات هندي, باني بوري, 印度脆球, 印度恰特",
  },
  momo: {
    zh: "藏式蒸饺",
    any: "momos, momo dumplings, chicken momo, chicken momos, steamed momo, steamed momos, nepali momo, nepalesische momos, momo tibétain, momos tibétains, momo tibetano, momo népalais, tibetische momos, момо, момос, מומו, מומוס, مومو, 尼泊尔饺子, 藏式饺子, 西藏饺子",
  },
  chickenTikka: {
    any: "chicken tikka*, tikka chicken, murgh tikka*, hühnchen tikka, hähnchen tikka, poulet tikka, pollo tikka, frango tikka, kurczak tikka, tavuk tikka, курка тікка, тікка з куркою, דג'אג' טיקה, עוף טיקה, תיקה עוף, دجاج تكا, تكا دجاج, 印度烤鸡块, 香料烤鸡块, 鸡肉提卡, צ'יקן טיקה, تيكا دجاج",
  },
  paratha: {
    ar: "برات, براتا, براتة, بوروتا, خبز برات",
    any: "paratha*, parata, plain paratha, lachha paratha, laccha paratha, aloo paratha, tandoori roti, butter roti, roti canai, roti prata, chapati*, chapatti*, chapathi, паратха, роті канай, чапаті, פראטה, רוטי הודי, צ'פאטי, باراتا, روتي هندي, شباتي, تشاباتي, 印度抛饼, 印度薄饼, 飞饼",
  },
} as const satisfies Vocabulary;
