import type { Vocabulary } from "./forms.ts";

/** Dishes of Spanish, Portuguese, Italian and French kitchens, as they are called there and abroad. */
export const SOUTHERN_EUROPEAN = {
  potatoTortilla: {
    any: "tortilla española, tortilla espanola, tortilla de patata, tortilla de patatas, tortilla de patatas con cebolla, pincho de tortilla, pincho tortilla, tortilla de betanzos, tortilla de la casa, tortilla jugosa, spanish omelette, spanish tortilla, spanish potato omelette, spanisches omelett, spanische tortilla, kartoffeltortilla, omelette espagnole, tortilla espagnole, frittata spagnola, frittata di patate, tortilla di patate, tortilha de batata, tortilla espanhola, omelete espanhola, tortilla hiszpańska, hiszpańska tortilla, іспанська тортилья, тортилья з картоплею, ispanyol omleti, patatesli ispanyol omlet, تورتيلا إسبانية, أومليت إسباني, טורטייה ספרדית, חביתה ספרדית, 西班牙土豆饼, 西班牙蛋饼, 西班牙土豆鸡蛋饼, 西班牙烘蛋",
  },
  bravas: {
    any: "patatas bravas*, papas bravas, bravas, patatas bravas con alioli, batatas bravas, patate brave, patate bravas, patates bravas, pommes de terre bravas, spicy potatoes bravas, patatas bravas kartoffeln, ziemniaki bravas, патата бравас, пататас бравас, бравас, باتاتاس برافاس, פטטס ברבס, פטטאס בראוואס, 布拉瓦土豆, 西班牙辣土豆, 辣酱炸土豆",
  },
  curedHam: {
    it: "crudo",
    any: "jamón ibérico, jamon iberico, jamón ibérico de bellota, jamón de bellota, jamón serrano, jamon serrano, ración de jamón, plato de jamón, tabla de jamón, tabla de ibéricos jamón, presunto de chaves, presunto ibérico, prosciutto crudo, prosciutto di parma, prosciutto san daniele, parma ham, parmaschinken, serranoschinken, serrano schinken, rohschinken*, schwarzwälder schinken, jambon cru, jambon de bayonne, jambon de parme, jambon serrano, jambon ibérique, szynka parmeńska, szynka dojrzewająca, szynka serrano, szynka iberyjska, хамон*, прошуто, пармська шинка, iberico jambonu, serrano jambonu, 伊比利亚火腿, 西班牙火腿, 帕尔马火腿, 塞拉诺火腿, 生火腿, jamón ibérico de bellota 80gr, iberian ham, iberico ham, cured ham",
    pt: "presunto de porco preto, presunto ibérico, presunto de chaves, presunto pata negra, presunto fatiado, presunto curado, presunto de barrancos",
  },
  gazpacho: {
    any: "gazpacho*, gaspacho*, gazpacho andaluz, cold tomato soup, kalte tomatensuppe, zimna zupa gazpacho, гаспачо, غازباتشو, גספצ'ו, גזפאצ'ו, 西班牙冷汤, 番茄冷汤, 加斯帕乔, gaspaço",
  },
  octopus: {
    any: "pulpo a la gallega, pulpo á feira, pulpo a feira, pulpo gallego, pulpo a la brasa, pulpo a la plancha, pulpo cocido, pulpo, polvo à lagareiro, polvo a lagareiro, polvo assado, polvo grelhado, polvo à galega, octopus galician style, grilled octopus, galician octopus, octopus, oktopus, krake, gegrillter oktopus, pulpo gegrillt, poulpe, poulpe grillé, poulpe à la galicienne, polpo, polpo alla griglia, polpo bollito, polpo alla gallega, polipo, ośmiornica, ośmiornica grillowana, восьминіг*, ahtapot*, ızgara ahtapot, أخطبوط*, أخطبوط مشوي, תמנון, תמנון בגריל, 章鱼, 加利西亚章鱼, 烤章鱼, 香煎章鱼",
  },
  garlicShrimps: {
    any: "gambas al ajillo, gambas ajillo, langostinos al ajillo, camarones al ajillo, gambas ao alhinho, gambas al alhinho, gambas à guilho, camarão à guilho, camarão alho e óleo, camarão ao alho e óleo, camarão ao alho, garlic prawns, garlic shrimp, garlic shrimps, prawns in garlic, prawns pil pil, prawn pil pil, gambas pil pil, gambas al pil pil, gamberi all'aglio, gamberi aglio e olio, gamberetti all'aglio, knoblauchgarnelen*, knoblauch garnelen, gambas in knoblauch, garnelen in knoblauchöl, gambas à l'ail, crevettes à l'ail, crevettes ail et persil, krewetki na maśle, krewetki w czosnku, krewetki z czosnkiem, krewetki czosnkowe, krewetki na maśle czosnkowym, креветки з часником, креветки в часниковому соусі, креветки у часниковому маслі, sarımsaklı karides, karides güveçte sarımsaklı, جمبري بالثوم, روبيان بالثوم, שרימפס בשום, 蒜蓉虾, 蒜香虾, 西班牙蒜香虾, 橄榄油蒜虾",
  },
  padronPeppers: {
    any: "pimientos de padrón, pimientos de padron, pimientos padrón, pimientos padron, padron peppers, padrón peppers, pimentos padrão, pimentos de padrón, pimentos de padrão, pimentos padron, peperoncini padron, peperoncini di padron, friggitelli*, friarelli fritti peperoni, piments de padron, poivrons de padron, piments padron, bratpaprika padrón, pimentos pimientos de padron, papryczki padron, papryka padron, перці падрон, перчики падрон, padron biberi, فلفل بادرون, פלפלי פדרון, 帕德龙青椒, 西班牙小青椒, 帕德龙辣椒",
  },
  clams: {
    any: "almejas*, almejas a la marinera, almejas a la plancha, amêijoas*, ameijoas*, amêijoas à bulhão pato, ameijoas à bulhão pato, clams, steamed clams, venusmuscheln*, palourdes*, vongole veraci, sauté di vongole, saute di vongole, soute di vongole, vongole alla marinara, małże vongole, молюски вонголе, бульйон з вонголе, kum midyesi, محار البحر فونغولي, צדפות ונגולה, וונגולה, 蛤蜊, 花蛤, 白酒蛤蜊, 蒜蓉蛤蜊, 葡式炒蚬",
  },
  mussels: {
    pl: "mule, małże",
    any: "moules marinières*, moules marinière, moules à la crème, moules au roquefort, moules au curry, moules, mejillones*, mejillones al vapor, mejillones a la marinera, mexilhões*, mexilhão, cozze, cozze alla marinara, impepata di cozze, zuppa di cozze, pepata di cozze, mussels, steamed mussels, mussels in white wine, moules mariniere, miesmuscheln*, muscheln in weißwein, muscheln rheinische art, mule w białym winie, omułki, мідії, мідії у вершковому соусі, мідії в вершковому соусі, мідії у білому вині, midye buğulama, بلح البحر, מולים, מולים ביין לבן, 青口, 贻贝, 淡菜, 白酒青口, 奶油青口",
  },
  musselsFries: {
    any: "moules frites*, moules-frites, moule frites, moules marinières frites, moules marinière frites, mussels and fries, mussels and chips, mussels with fries, mussels & frites, muscheln mit pommes, miesmuscheln mit pommes, mejillones con patatas fritas, cozze e patatine, cozze con patatine, mule z frytkami, мідії з картоплею фрі, midye ve patates, مولز فريت, מולים וצ'יפס, 青口薯条, 贻贝薯条, 青口配薯条",
  },
  whiteAnchovies: {
    any: "boquerones en vinagre, anchovies in vinegar, white anchovies, marinated anchovies, anchois marinés, anchois au vinaigre, alici marinate, acciughe marinate, biqueirões em vinagre, anchovas em vinagre, eingelegte sardellen, marinierte sardellen, boquerones sardellen, sardele marynowane, anchois w occie, мариновані анчоуси, анчоуси в оцті, sirkeli hamsi, أنشوجة بالخل, אנשובי בחומץ, 醋渍凤尾鱼, 醋腌鳀鱼",
  },
  brokenEggs: {
    any: "huevos rotos con jamón, huevos rotos con jamon, huevos rotos con jamón ibérico, huevos rotos, huevos estrellados con jamón, huevos estrellados, broken eggs with ham, spanish broken eggs, huevos rotos mit schinken, oeufs cassés au jambon, œufs cassés au jambon, uova rotte con prosciutto, uova rotte, ovos rotos com presunto, ovos rotos, jaja huevos rotos, розбиті яйця з хамоном, 火腿碎蛋, 西班牙破蛋薯条",
  },
  francesinha: {
    any: "francesinha*, francesinha com batata, francesinha c batata, francesinha com batatas, франсезінья, 弗朗西斯尼亚, 葡式三明治, 葡式芝士三明治",
  },
  bacalhauBras: {
    any: "bacalhau à brás, bacalhau à braz, bacalhau a bras, bacalhau bras, bacalao a bras, bacalao dorado, bacalhau brás, cod à brás, cod a bras, morue à brás, baccalà à brás, bacalhau dourado, dorsz po portugalsku bras, бакаляу а браш, 葡式炒鳕鱼, 薯丝马介休, 马介休炒薯丝",
  },
  caldoVerde: {
    any: "caldo verde, sopa caldo verde, portuguese kale soup, kale soup, portugiesische grünkohlsuppe, soupe caldo verde, zuppa caldo verde, зелений бульйон калду верде, калду верде, 葡式青菜汤, 葡国青菜汤, 薯蓉青菜汤",
  },
  feijoada: {
    any: "feijoada*, feijoada completa, feijoada à brasileira, feijoada à transmontana, feijoada brasileira, black bean stew, brazilian bean stew, фейжоада, фейжуада, 黑豆炖肉, 巴西黑豆饭, 巴西炖豆",
  },
  coxinha: {
    any: "coxinha*, coxinha de frango, coxinhas de frango, coxinha frango, coxinha com catupiry, коксінья, кошинья, كوشينيا, קושיניה, 巴西鸡肉球, 巴西炸鸡腿包",
  },
  codFritters: {
    any: "pastel de bacalhau, pastéis de bacalhau, pasteis de bacalhau, bolinho de bacalhau, bolinhos de bacalhau, pataniscas*, pataniscas de bacalhau, buñuelos de bacalao, croquetas de bacalao caseras fritas, accras*, accras de morue, acras de morue, beignets de morue, cod fritters, salt cod fritters, codfish cakes, stockfischbällchen, kabeljaubällchen, frittelle di baccalà, placuszki z dorsza, крокети з тріски, фритери з тріски, كرات سمك القد, לביבות בקלה, 鳕鱼球, 马介休球, 炸鳕鱼球, 葡式马介休球",
  },
  porkRoll: {
    any: "bifana*, bifana no pão, bocadillo de lomo, bocata de lomo, montadito de lomo, bocadillo lomo, pork steak sandwich, pork loin sandwich, roast pork roll, hot roast pork roll, roast pork bap, schweinebratenbrötchen, schweinebratensemmel, bratensemmel*, bratenbrötchen*, krustenbraten im brötchen, krustenbratenbrötchen, panino con porchetta, panino porchetta, sandwich au porc rôti, kanapka z pieczenią wieprzową, bułka z pieczonym schabem, 猪扒包, 澳门猪扒包, 葡式猪扒包",
  },
  hamBaguette: {
    any: "jambon beurre*, jambon-beurre*, sandwich jambon beurre, baguette jambon beurre, sandwich jambon, baguette jambon, bocadillo de jamón, bocadillo de jamon, bocadillo jamón, bocata de jamón, bocadillo de jamón serrano, bocadillo de jamón ibérico, sandes de presunto, sandes de fiambre, sandes fiambre, sande de presunto, sanduíche de presunto, ham baguette, ham roll, baguette schinken, schinkenbaguette*, baguette mit schinken, bagietka z szynką, багет з шинкою, багет із шинкою, 火腿法棍, 火腿法棍三明治",
  },
  calamariBaguette: {
    any: "bocata de calamares, bocadillo de calamares, bocadillo calamares, bocata calamares, calamari sandwich, calamari roll, calamari baguette, calamares brötchen, calamari baguette, sandwich de calamars, sandwich aux calamars, panino con calamari, panino ai calamari, sandes de lulas fritas, kanapka z kalmarami, сендвіч з кальмарами, багет з кальмарами, kalamar ekmek, سندويش كاليماري, 鱿鱼圈三明治, 鱿鱼三明治",
  },
  arancini: {
    any: "arancini*, arancino*, arancina*, arancine, arancino al ragù, arancina al ragù, arancina al burro, supplì*, suppli, supplì classico, supplì al telefono, rice balls sicilian, sicilian rice balls, riso fritto arancini, аранчин*, супплі, أرانشيني, ארנצ'יני, ארנציני, 西西里炸饭团, 意式炸饭团, 炸饭球",
  },
  friedOlives: {
    any: "olive ascolane, olive all'ascolana, oliva ascolana, olive ascolana, ascolana olives, fried olives, stuffed fried olives, frittierte oliven, gefüllte oliven frittiert, olives frites, olives à l'ascolana, aceitunas rellenas fritas, aceitunas fritas, azeitonas fritas, smażone oliwki, oliwki ascolana, смажені оливки, оливки асколана, زيتون مقلي, זיתים מטוגנים, 炸橄榄, 炸酿橄榄",
  },
  carpaccio: {
    any: "carpaccio de bœuf, carpaccio de boeuf, carpaccio di manzo, carpaccio de ternera, carpaccio de buey, carpaccio de vaca, carpaccio de novilho, beef carpaccio, rindercarpaccio*, rinder carpaccio, carpaccio vom rind, carpaccio vom rinderfilet, carpaccio wołowe, carpaccio z wołowiny, carpaccio z polędwicy wołowej, карпаччо з яловичини, карпачо з яловичини, карпаччо, dana carpaccio, كارباتشيو لحم, كارباتشيو, קרפצ'יו, קרפצ'יו בקר, קרפציו, 生牛肉薄片, 意式生牛肉, 生牛肉片, carpaccio",
  },
  tartare: {
    any: "tartare de bœuf, tartare de boeuf, tartare de bœuf frites, steak tartare, steak tartar, beef tartare, beef tartar, tartare di manzo, tartar de ternera, steak tartar de ternera, tártaro de novilho, bife tártaro, tartar vom rind, rindertatar*, tatar vom rind, beefsteak tatar, beefsteak tartar, tatar wołowy, tatar z polędwicy wołowej, befsztyk tatarski, тартар з яловичини, тартар із яловичини, тартар з телятини, stek tartar, تارتار لحم, ستيك تارتار, טרטר בקר, סטייק טרטר, 生牛肉塔塔, 鞑靼牛肉, 牛肉塔塔",
    pl: "tatar",
    de: "Tatar, Tartar",
  },
  burrata: {
    any: "burrata*, burrata caprese, burratina*, бурата, буррата, буратта, بوراتا, בוראטה, 布拉塔, 布拉塔奶酪, 布拉塔芝士",
  },
  vitelloTonnato: {
    any: "vitello tonnato, vitel tonné, vitel toné, vitel tone, vitel thoné, vitello tonné, kalbfleisch in thunfischsauce, veal with tuna sauce, veau au thon, вітелло тоннато, вітело тонато, ויטלו טונאטו, ויטלו טונטו, فيتيلو توناتو, 金枪鱼酱小牛肉, 吞拿鱼酱小牛肉",
  },
  saltimbocca: {
    any: "saltimbocca*, saltimbocca alla romana, сальтімбокка, сальтимбокка, 罗马式小牛肉, 罗马小牛肉卷",
  },
  focaccia: {
    any: "focaccia, focaccia rosmarino, focaccia al rosmarino, focaccia bianca, focaccia genovese, focaccia liscia, focaccia sale e rosmarino, schiacciata, schiacciata al rosmarino, schiacciata rosmarino, rosemary focaccia, rosmarin focaccia, focaccia mit rosmarin, focaccia au romarin, focaccia de romero, focaccia de alecrim, focaccia z rozmarynem, фокача, фокачча, фокаччо, фокача з розмарином, فوكاتشيا, فوكاشيا, פוקצ'ה, פוקאצ'ה, 佛卡夏, 迷迭香佛卡夏, fokaçya",
  },
  charcuterieBoard: {
    any: "tagliere*, tagliere di salumi, tagliere salumi e formaggi, tagliere misto, tagliere aperitivo, affettati misti, antipasto misto di salumi, salumi misti, planche mixte, planche de charcuterie, planche charcuterie, planche de charcuteries, planche apéro, planche apéritive, assiette de charcuterie, ardoise de charcuterie, charcuterie, charcuterie board*, charcuterie platter, cold cuts platter, cured meat board, cured meats, meat and cheese board, meat & cheese board, brotzeitplatte*, brotzeitbrettl*, brotzeitbrett*, brotzeitteller*, brettljause*, vesperplatte*, vesperbrett*, vesperteller*, jausenbrett*, wurstplatte*, aufschnittplatte, schinkenbrett, tabla de ibéricos, tabla de embutidos, tabla ibérica, tabla de quesos y embutidos, embutidos, surtido de ibéricos, tábua de enchidos, tábua mista, tábua de queijos e enchidos, enchidos, deska wędlin, deska wędlin i serów, deska serów i wędlin, deska mięs i serów, talerz wędlin, м'ясна тарілка, м'ясне асорті, мʼясна дошка, şarküteri tabağı, 冷切拼盘, 火腿拼盘, 肉类拼盘冷切, 意式冷切拼盘, 火腿芝士拼盘",
  },
  steakFries: {
    any: "steak frites, steak-frites, steak et frites, steak and fries, steak & fries, steak and chips, steak & chips, steak n chips, rump steak and chips, sirloin and chips, steak mit pommes, steak mit pommes frites, rumpsteak mit pommes, entrecôte frites, entrecote frites, entrecôte-frites, bavette frites, onglet frites, faux filet frites, bistec con patatas, bistec con papas, entrecot con patatas, entrecot con patatas fritas, bistecca con patatine, tagliata con patatine, bife com batatas fritas, bife com batata frita, stek z frytkami, стейк з картоплею фрі, стейк з фрі, patatesli biftek, biftek ve patates, ستيك مع بطاطا مقلية, ستيك مع بطاطس, סטייק צ'יפס, סטייק וצ'יפס, 牛排薯条, 牛排配薯条",
  },
  galetteComplete: {
    fr: "la complète, complète, galette complète",
    any: "galette complète*, galette complete, crêpe complète, galette jambon fromage oeuf, galette jambon fromage œuf, galette oeuf jambon fromage, galette œuf jambon fromage, galette jambon emmental oeuf, buckwheat galette complete, buckwheat galette, bretonische galette, buchweizengalette, buchweizen galette, galette de trigo sarraceno, galette bretone completa, galeta bretona, бретонська галета, 法式荞麦可丽饼, 荞麦可丽饼, 布列塔尼荞麦饼",
  },
  nicoise: {
    any: "salade niçoise*, salade nicoise, niçoise salad*, nicoise salad*, nizza salat, nizzasalat, salat nizza, salat nicoise, ensalada nizarda, ensalada nicoise, ensalada niçoise, insalata nizzarda, insalata nicoise, salada niçoise, salada nicoise, sałatka nicejska, sałatka nicoise, салат нісуаз, нісуаз, tuna nicoise, nisuaz salata, سلطة نيسواز, سلطة نيسوازية, סלט ניסואז, סלט ניסואז טונה, 尼斯沙拉, 尼斯金枪鱼沙拉, 尼斯色拉",
  },
  snails: {
    any: "escargots*, escargots de bourgogne, escargots à la bourguignonne, snails in garlic butter, weinbergschnecken*, lumache alla bourguignonne, ślimaki, ślimaki po burgundzku, равлики, равлики по бургундськи, salyangoz, حلزون بالثوم, חלזונות, 焗蜗牛, 法式蜗牛, 勃艮第蜗牛, 法式焗蜗牛",
  },
  cheeseFondue: {
    any: "fondue savoyarde*, cheese fondue*, käsefondue*, fondue moitié moitié, fondue moitié-moitié, fondue au fromage, fondue aux fromages, fondue suisse, fondue de queso, fonduta di formaggio, fonduta valdostana, fonduta, fondue de queijo, fondue serowe, fondi serowe, сирне фондю, фондю сирне, фондю, peynir fondü, peynir fondüsü, فوندو جبن, فوندو الجبن, פונדו גבינה, פונדו גבינות, פונדו, 芝士火锅, 奶酪火锅, 瑞士芝士火锅, 瑞士奶酪火锅",
    de: "Fondue",
  },
  croqueMadame: {
    any: "croque madame*, крок мадам, קרוק מאדאם, כרוק מאדאם, كروك مدام, 法式煎蛋火腿三明治, 库克太太三明治",
  },
  terrine: {
    fr: "terrine de porc, terrine maison",
    de: "Bauernterrine, Landterrine",
    any: "terrine de campagne*, pâté de campagne*, terrine de sanglier, terrine de canard, country terrine, pork terrine, game terrine, country pâté, landpastete, wildterrine, terrine vom wild, terrina de campo, terrina di campagna, terrina di maiale, pasztet wiejski, террін, טרין, تيرين, 法式肉冻, 法式肉派, 乡村肉酱",
  },
  grilledSardines: {
    he: "סרדינים על האש",
    pt: "sardinhas na brasa, sardinhada",
    it: "sarde alla griglia, sarde alla brace, sardoncini scottadito, sardine alla brace",
    es: "espetos, espeto",
    fr: "sardines à la plancha",
    en: "chargrilled sardines, bbq sardines",
    de: "Sardinen gegrillt",
    any: "grilled sardines, sardines grilled, gegrillte sardinen, sardinen vom grill, sardines grillées, sardine grillée, sardinas asadas, sardinas a la plancha, sardinas a la brasa, espeto de sardinas, espetos de sardinas, sardine alla griglia, sardine grigliate, sardinhas assadas, sardinhas grelhadas, sardynki z grilla, sardynki grillowane, ızgara sardalya, sardalya ızgara, сардини гриль, сардини на грилі, סרדינים בגריל, סרדינים על הגריל, سردين مشوي, 烤沙丁鱼",
  },
  polentaDish: {
    en: "mushroom polenta",
    de: "Polenta cremig",
    any: "polenta ai funghi, polenta e funghi, polenta con funghi, polenta funghi, polenta concia, polenta with mushrooms, creamy polenta, polenta mit pilzen, cremige polenta, polenta aux champignons, polenta crémeuse, polenta con setas, polenta com cogumelos, polenta z grzybami, mantarlı polenta, полента з грибами, פולנטה עם פטריות, פולנטה פטריות, بولينتا بالفطر, 蘑菇玉米糊, 玉米粥配蘑菇",
  },
  ossobuco: {
    de: "geschmorte Kalbsbeinscheibe",
    any: "ossobuco*, osso buco, ossibuchi, оссобуко, אוסובוקו, أوسوبوكو, 炖小牛胫, 米兰炖牛膝, 意式炖牛膝, osso bucco, osso bucco, ossobucco, осо буко, אוסו בוקו",
  },
  cannelloni: {
    any: "cannelloni ricotta e spinaci, cannelloni ricotta spinaci, cannelloni spinaci e ricotta, cannelloni di ricotta e spinaci, spinach ricotta cannelloni, spinach and ricotta cannelloni, ricotta and spinach cannelloni, cannelloni spinat ricotta, cannelloni mit spinat, cannelloni mit ricotta und spinat, cannelloni ricotta épinards, cannelloni épinards ricotta, cannellonis ricotta épinards, canelones de espinacas, canelones de espinacas y ricotta, canelones de espinacas y requesón, canelones de ricotta y espinacas, canelones de verduras, canelones de espinafres, canelones ricota e espinafres, cannelloni ze szpinakiem, cannelloni szpinak ricotta, ıspanaklı cannelloni, канелоні зі шпинатом, канеллоні зі шпинатом, קנלוני תרד, קנלוני תרד וריקוטה, كانيلوني سبانخ, كانيلوني بالسبانخ, 菠菜奶酪卷面, 菠菜芝士卷, spinach cannelloni, spinat-cannelloni, cannelloni ricotta spinat, cannellonis épinards, cannelloni épinards, канелоні з рікотою та шпинатом, קנלוני גבינות ותרד, קנלוני ריקוטה ותרד",
  },
  redBerryCompote: {
    it: "composta di frutti di bosco",
    fr: "compotée de fruits rouges",
    en: "mixed berry compote",
    de: "Rote Grütze, Rote Grütze mit Vanillesauce, Rote Grütze mit Vanillesoße, Beerengrütze",
    any: "rødgrød, red berry compote, compote de fruits rouges, compota de frutos rojos, composta di frutti rossi, compota de frutos vermelhos, kompot z owoców leśnych na gęsto, ягідний кисіль з вершками, רוטה גרוצה, 红果羹, 红莓果羹",
  },
} as const satisfies Vocabulary;
