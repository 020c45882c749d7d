import type { Vocabulary } from "./forms.ts";

/** Dishes of British and American kitchens, and snacks of cinemas and fairs. */
export const BRITISH_AMERICAN = {
  meatPie: {
    any: "steak pie*, steak and ale pie, steak & ale pie, steak ale pie, steak and kidney pie, steak & kidney pie, steak kidney pie, beef pie, beef and ale pie, beef & ale pie, beef and guinness pie, steak and guinness pie, meat pie*, mince pie savoury, minced beef pie, minced beef and onion pie, chicken pie, chicken and mushroom pie, chicken & mushroom pie, chicken mushroom pie, chicken balti pie, chicken and leek pie, chicken & leek pie, pot pie, chicken pot pie, aussie meat pie, fleischpastete, fleischpie, tourte à la viande, tourte au bœuf, tourte au boeuf, pastel de carne inglés, torta di carne, empadão de massa folhada, zapiekany placek z mięsem, м'ясний пиріг англійський, пай зі стейком, etli turta, etli pay, فطيرة اللحم الإنجليزية, باي اللحم, פאי בשר, 牛肉派, 肉派, 牛排派, 牛肉馅饼派",
    en: "steak and ale pie, steak ale pie, steak kidney pie, chicken pie, chicken leek pie, chicken mushroom pie, chicken pot pie, pot pie, beef pie, steak pie, mince pie beef, scotch pie, steak and kidney pudding, meat and potato pie, beef and onion pie, game pie",
  },
  /** What a pie is of decides what it looks like. */
  pie: { en: "pie, pies, potpie, pasty, pasties" },
  shepherdsPie: {
    any: "shepherds pie, shepherd's pie, shepherds pies, cottage pie, cottage pies, hachis parmentier, parmentier de bœuf, parmentier de boeuf, parmentier de canard, pastel de carne y puré, pastel de papa, pastel de papas, pastel de patata, pastel de carne con puré, tortino di carne e purè, pasticcio di patate e carne, empadão, empadão de carne, empadão de batata, zapiekanka pasterska, пастуший пиріг, вівчарський пиріг, запіканка з м'ясом і картоплею, çoban turtası, كوتج باي, شيبردز باي, باي الراعي, פאי רועים, שפרדס פאי, 牧羊人派, 农舍派, 牧人派",
  },
  sausageRolls: {
    de: "Wiener im Schlafrock, Würstchen im Schlafrock",
    fr: "friand, friands",
    any: "sausage roll*, jumbo sausage roll, sausage rolls, würstchen im schlafrock, würstchen im blätterteig, wurst im schlafrock, feuilleté saucisse, feuilletés saucisse, friand à la viande, hojaldre de salchicha, napolitana de salchicha, rustico con würstel, rustici con wurstel, sfoglia con würstel, girella würstel, würstel in sfoglia, folhado de salsicha, folhados de salsicha, folhado salsicha, enroladinho de salsicha, parówka w cieście, parówka w cieście francuskim, kiełbaska w cieście, сосиска в тісті, сосиски в тісті, сосиска у тісті, 香肠卷, 香肠酥皮卷",
  },
  popcorn: {
    any: "popcorn*, pop corn, sweet popcorn, salted popcorn, salt popcorn, toffee popcorn, large popcorn, popcorn groß, popcorn süß, popcorn salzig, palomitas*, palomitas grandes, palomitas medianas, pipocas*, pipoca*, pop-corn, popcorn salato, popcorn dolce, popcorn solony, popcorn słodki, popcorn maślany, prażona kukurydza, попкорн*, patlamış mısır*, mısır patlağı, فشار, بوشار, بوب كورن, פופקורן, 爆米花, 焦糖爆米花",
  },
  fishCakes: {
    any: "fishcake*, fish cake*, homemade fishcakes, fischfrikadelle*, fischküchle*, fischpflanzerl*, salmon fishcake*, galettes de poisson, croquettes de poisson plates, hamburguesa de pescado plato, polpette di pesce, crocchette di pesce piatte, bolos de peixe, pasteizinhos de peixe, kotlety rybne, kotlet rybny, рибні котлети, котлета рибна, котлети рибні, рибна котлета, balık köftesi, كفتة سمك, 鱼饼, 炸鱼饼",
    uk: "биточки рибні, рибні биточки, котлета рибна, рибна котлета, котлети рибні, рибні котлети, рибні тефтелі",
    pl: "kotlet rybny, kotlety rybne, kotleciki rybne, kotlet z ryby",
    de: "Fischfrikadelle*, Fischfrikadellen, Fischbulette*, Fischküchle",
    fr: "croquettes de poisson, galettes de poisson",
  },
  roastBeef: {
    any: "roast beef*, roastbeef*, sunday roast beef, roast beef dinner, roast topside, roast sirloin, roast rump of beef, roast topside of beef, beef sunday roast, roast beef and yorkshire pudding, roast beef & yorkshire pudding, roastbeef rosa gebraten, rosbif, rosbif de bœuf, rôti de bœuf, rôti de boeuf, rosbif de ternera, roast beef all'inglese, rosbife, rosbife assado, rostbef, rostbef wołowy, ростбіф*, روست بيف, روزبيف, רוסטביף, רוסט ביף, 英式烤牛肉, 周日烤牛肉, rozbif",
    en: "topside of beef, roast topside, roast sirloin of beef, roast rib of beef, roast beef dinner, beef sunday roast",
  },
  lobster: {
    any: "lobster*, grilled lobster, whole lobster, lobster thermidor, hummer*, homard*, homard grillé, bogavante a la plancha, bogavante, langosta a la plancha, langosta, astice, astice alla griglia, aragosta*, lavagante, lagosta*, lagosta grelhada, homar*, омар*, лобстер*, ıstakoz*, istakoz*, استاكوزا, لوبستر, لوبستر مشوي, כרכנד, לובסטר, 龙虾, 波士顿龙虾, 芝士焗龙虾, 焗龙虾",
  },
  oysters: {
    en: "oyster, oysters, rock oysters",
    de: "Auster, Austern",
    any: "oysters, fresh oysters, huîtres*, huitres, huître, huîtres fines de claire, ostras*, ostra, ostriche*, ostrica, ostrygi*, ostryga, устриц*, istiridye*, محار, محار طازج, צדפות, אויסטר, 生蚝, 牡蛎, 生蠔, 鲜蚝",
  },
  clamChowder: {
    any: "clam chowder*, new england clam chowder, seafood chowder*, fish chowder, chowder*, muschelsuppe clam chowder, chaudrée de palourdes, soupe de palourdes à la crème, sopa de almejas crema, zuppa di vongole alla panna, sopa de amêijoas cremosa, zupa chowder, zupa z małży, клем чаудер, крем-суп чаудер, чаудер, deniz tarağı çorbası, شاودر, شوربة المحار بالكريمة, כלם צ'אודר, מרק צדפות, 蛤蜊浓汤, 蛤蜊巧达汤, 周打蚬汤, 巧达汤, 海鲜巧达汤",
  },
  cornbread: {
    any: "cornbread*, corn bread*, skillet cornbread, maisbrot*, pain de maïs, pan de maíz, pane di mais, pão de milho, chleb kukurydziany, кукурудзяний хліб, mısır ekmeği, خبز الذرة, לחם תירס, 玉米面包",
  },
  cornDog: {
    any: "corn dog*, corndog*, mini corn dogs, korean corn dog*, korean corndog, k dog, corn dog coréen, perrito de maíz, корн дог*, корндог*, كورن دوغ, כורן דוג, קורן דוג, 玉米热狗, 热狗棒, 韩式热狗棒",
  },
  mushyPeas: {
    any: "mushy peas, mushy pea, minted mushy peas, erbsenpüree*, erbsenbrei, purée de pois, purée de petits pois, puré de guisantes, purè di piselli, puré de ervilhas, purée z groszku, puree z groszku, groszek puree, пюре з горошку, горохове пюре, пюре горохове, bezelye püresi, بازلاء مهروسة, פירה אפונה, 豌豆泥, 青豆泥",
  },
  lobsterRoll: {
    fr: "roll au homard",
    any: "lobster roll*, lobster rolls, hummerbrötchen, hummer roll, lobster roll au homard, roll de homard, roll de bogavante, panino all'astice, sanduíche de lagosta, bułka z homarem, istakozlu sandviç, лобстер рол, רול לובסטר, לובסטר רול, لوبستر رول, 龙虾卷, 龙虾堡, 龙虾三明治",
  },
  pumpkinPie: {
    any: "pumpkin pie*, kürbiskuchen, pumpkin pie slice, tarte à la citrouille, tarta de calabaza, pay de calabaza, torta di zucca, tarte de abóbora, torta de abóbora, ciasto dyniowe, balkabaklı turta, гарбузовий пиріг, пиріг з гарбуза, פאי דלעת, فطيرة اليقطين, فطيرة القرع, 南瓜派",
  },
  curlyFries: {
    zh: "卷薯条, 拧拧薯",
    he: "קרלי פרייז, צ'יפס קרלי",
    ar: "كيرلي فرايز, بطاطس حلزوني",
    uk: "картопля спіраль, курлі фрі",
    tr: "spiral patates",
    es: "patatas espiral, papas rizadas, papas espiral",
    fr: "frites torsadées, frites bouclées",
    en: "twisty fries, spiral fries",
    de: "Spiralpommes, Ringelpommes",
    any: "curly fries*, curly fry, twister fries, twister pommes, kringelpommes, curly pommes, frites curly, frites spirales, patatas curly, patatas rizadas, patatine curly, patatine a spirale, batatas curly, batatas espiral, frytki kręcone, frytki spiralne, zakręcone frytki, kıvırcık patates, картопля спіральки, картопля керлі, צ'יפס מסולסל, צ'יפס ספירלה, بطاطس كيرلي, بطاطا كيرلي, بطاطس حلزونية, 扭扭薯条, 卷卷薯条, 弯弯薯条, 螺旋薯条",
  },
  cobbSalad: {
    any: "cobb salad*, cobb, salade cobb, ensalada cobb, insalata cobb, salada cobb, sałatka cobb, cobb salata, салат кобб, סלט קוב, سلطة كوب, 科布沙拉, 柯布沙拉",
  },
  pastaSalad: {
    es: "ensalada de macarrones",
    de: "Pastasalat*, italienischer Nudelsalat",
    any: "pasta salad*, nudelsalat*, salade de pâtes, ensalada de pasta, insalata di pasta, pasta fredda, salada de massa, salada de macarrão, sałatka makaronowa, sałatka z makaronem, makarna salatası, салат з макаронами, салат з пастою, סלט פסטה, سلطة باستا, سلطة مكرونة, سلطة معكرونة, 意面沙拉, 意大利面沙拉, 通心粉沙拉",
  },
} as const satisfies Vocabulary;
