import type { Vocabulary } from "./forms.ts";

/** Dishes of Japanese, Korean and Chinese kitchens, as they are called there and abroad. */
export const EAST_ASIAN = {
  udon: {
    any: "udon suppe, udon soup, udonsuppe*, kake udon, kitsune udon, tempura udon, soupe udon, udon en soupe, sopa de udon, sopa udon, zuppa udon, zupa udon, суп удон, удон суп, מרק אודון, شوربة أودون, 乌冬汤面, 汤乌冬, 天妇罗乌冬, 天妇罗乌冬面",
  },
  katsuCurry: {
    any: "katsu curry*, katsu kare, chicken katsu curry*, pork katsu curry, tonkatsu curry, curry katsu, chicken katsu kare, curry japonais au poulet pané, curry japonés con pollo empanado, katsu-curry, кацу каррі, кацу карі, קאצו קארי, קטסו קארי, كاتسو كاري, 炸猪排咖喱饭, 日式炸猪排咖喱饭, 炸鸡排咖喱饭, 猪排咖喱饭, 鸡排咖喱饭, 咖喱猪排饭, 咖喱鸡排饭",
  },
  donburi: {
    any: "gyudon*, gyūdon, beef donburi, donburi beef, rindfleisch donburi, donburi rind, donburi bœuf, donburi de ternera, donburi di manzo, donburi wołowina, ґюдон, гюдон, גיודון, 牛丼, 牛肉丼, 肥牛饭, 吉野家牛丼, 牛肉盖饭, 肥牛盖饭",
  },
  unagi: {
    any: "unagi don, unadon, unajū, unaju, unagi donburi, unagi rice, eel donburi, eel rice, aal auf reis, riz à l'anguille, arroz con anguila, riso con anguilla, arroz de enguia unagi, ryż z węgorzem, унадон, рис з вугром, אורז אונגי, 鳗鱼饭, 鳗鱼丼, 蒲烧鳗鱼饭, 鳗鱼定食",
  },
  okonomiyaki: {
    any: "okonomiyaki*, окономіякі, окономияки, أوكونومياكي, אוקונומיאקי, 大阪烧, 御好烧, 广岛烧",
  },
  takoyaki: {
    any: "takoyaki*, такоякі, такояки, تاكوياكي, טאקויאקי, 章鱼烧, 章鱼小丸子, 章鱼丸",
  },
  yakitori: {
    any: "yakitori*, jakitori, якіторі, ياكيتوري, יאקיטורי, 日式烤鸡串, 日式鸡肉串, 烤鸡肉串, 鸡肉串烧, menu brochettes yakitori, brochettes yakitori",
  },
  philadelphiaRoll: {
    any: "philadelphia roll*, philadelphia rolls, philadelphia maki, philadelphia uramaki, uramaki philadelphia, roll philadelphia, rollo philadelphia, rolka philadelphia, maki philadelphia, salmon cream cheese roll, sushi philadelphia, рол філадельфія, філадельфія рол, філадельфія з лососем, філадельфія класик, філадельфія класична, філадельфія лайт, رول فيلادلفيا, فيلادلفيا رول, רול פילדלפיה, פילדלפיה רול, 费城卷, 费城三文鱼卷, 费城寿司卷",
    uk: "філадельфія",
  },
  dragonRoll: {
    any: "dragon roll*, dragon rolls, green dragon, uramaki dragon, dragon maki, dragon uramaki, rollo dragón, roll dragon, dragon rolka, зелений дракон, дракон рол, рол дракон, дракон з вугрем, رول التنين, دراغون رول, ספיישל דרגון, דרגון רול, רול דרגון, 龙卷寿司, 青龙卷, 鳄梨龙卷",
  },
  gunkan: {
    any: "gunkan*, gunkan maki, gunkanmaki, gunkan ikura, ikura gunkan, гункан, гункан ікра, غونكان, גונקן, גונקאן, 军舰寿司, 军舰卷, 鱼籽军舰, 三文鱼籽军舰",
  },
  bulgogi: {
    any: "bulgogi*, beef bulgogi, bulgogi beef, bulgogi rind, пульгогі, булгогі, بولغوغي, بولجوجي, בולגוגי, 韩式烤牛肉, 韩国烤牛肉, 铁板烤牛肉, 韩式烤肉",
  },
  tteokbokki: {
    any: "tteokbokki*, tteok-bokki, topokki, toppoki, ddeokbokki, ddukbokki, токпоккі, ттокпоккі, תוקבוקי, تيوكبوكي, 辣炒年糕, 韩式炒年糕, 炒年糕, 韩式辣年糕",
  },
  kimbap: {
    any: "kimbap*, gimbap*, kim bap, кімбап, кимбап, كيمباب, קימבאפ, קימבאפ צמחוני, 紫菜包饭, 韩式紫菜包饭, 紫菜饭卷, 韩国紫菜包饭",
  },
  koreanFriedChicken: {
    any: "korean fried chicken*, korean chicken, korean fried chicken wings, yangnyeom chicken, yangnyeom, dakgangjeong, koreanisches fried chicken, korean chicken wings, poulet frit coréen, pollo frito coreano, pollo coreano, frango frito coreano, kurczak po koreańsku, kurczak koreański, курка по корейськи, курка по-корейськи, kore usulü tavuk, دجاج كوري, دجاج كوري مقلي, עוף קוריאני, עוף קוריאני מטוגן, 韩式炸鸡, 韩国炸鸡, 甜辣炸鸡",
  },
  kimchiStew: {
    any: "kimchi jjigae*, kimchi stew, kimchi jigae, kimchi-jjigae, kimchi eintopf, kimchi suppe, kimchi soup, kimchieintopf, soupe kimchi, soupe de kimchi, guiso de kimchi, sopa de kimchi, zuppa di kimchi, zupa kimchi, суп кімчі, кімчі чіге, кимчи чиге, يخنة الكيمتشي, حساء كيمتشي, מרק קימצ'י, קימצ'י ג'יגה, 泡菜锅, 泡菜汤, 辣白菜汤, 韩式泡菜锅, 泡菜豆腐锅, 泡菜豆腐汤",
  },
  koreanPancake: {
    any: "pajeon*, haemul pajeon, seafood pancake, seafood pancake (pajeon), korean pancake, korean seafood pancake, koreanischer pfannkuchen, meeresfrüchte pfannkuchen, crêpe coréenne, galette coréenne aux fruits de mer, tortita coreana, pancake coreano, panqueca coreana, placek koreański, паджон, корейський млинець, פאג'ון, باجون, 海鲜煎饼, 海鲜葱饼, 韩式海鲜饼, 海鲜饼",
  },
  xiaolongbao: {
    any: "xiaolongbao*, xiao long bao*, xlb, soup dumplings, suppenknödel shanghai, raviolis soupe shanghai, сяолунбао, сяо лун бао, שיאו לונג באו, شياو لونغ باو, 小笼包, 小笼汤包, 汤包, 灌汤包, 小笼",
  },
  harGow: {
    any: "har gow*, har gau, ha kao, ha kau, ha gau, har kow, shrimp dumplings steamed, steamed prawn dumplings, steamed shrimp dumplings, garnelen dim sum, raviolis vapeur aux crevettes, raviolis aux crevettes vapeur, ravioli al vapore di gamberi, хар гао, хакао, 虾饺, 水晶虾饺, 水晶虾饺皇, 虾饺皇, 鲜虾饺",
  },
  siuMai: {
    any: "siu mai*, siu mei, siumai, shumai*, shu mai, shaomai, shao mai, sio mai, bouchées vapeur au porc, bouchées au porc, bouchées vapeur porc, шумай, сюмай, שומאי, سيو ماي, 烧卖, 干蒸烧卖, 蟹子烧卖, 烧卖皇, 蟹黄烧卖",
  },
  cheungFun: {
    any: "cheung fun*, cheong fun, cheung fan, chee cheong fun, rice noodle rolls, rice noodle roll, reisnudelrollen, 肠粉, 鲜虾肠粉, 虾肠粉, 布拉肠, 虾米肠, 斋肠粉",
  },
  turnipCake: {
    any: "turnip cake*, radish cake*, lo bak go, lor bak go, rettichkuchen*, rettich kuchen, gâteau de navet, gâteau de radis, pastel de nabo, 萝卜糕, 煎萝卜糕, 腊味萝卜糕, 香煎萝卜糕",
  },
  wontonSoup: {
    any: "wonton soup*, wantan soup, won ton soup, wan tan soup, wantansuppe*, wantan suppe, wan tan suppe, wan-tan-suppe, wontonsuppe*, wonton suppe, soupe wonton, soupe wantan, soupe won ton, soupe de raviolis, soupe aux raviolis, soupe raviolis, sopa wantán, sopa wantan, sopa wonton, sopa won ton, zuppa wonton, zuppa di wonton, zuppa wanton, zuppa di ravioli cinesi, sopa de wonton, zupa wonton, zupa wantan, zupa z wontonami, суп вонтон, вонтон суп, суп з вонтонами, wonton çorbası, شوربة ونتون, شوربة وانتون, מרק וונטון, 馄饨, 云吞汤, 馄饨汤, 鲜肉馄饨, 鲜虾云吞, 鲜虾馄饨, 小馄饨, 鲜肉小馄饨, 抄手",
  },
  hotSourSoup: {
    any: "hot and sour soup*, hot & sour soup, hot sour soup, pekingsuppe*, peking suppe, pekingsuppe scharf sauer, pekingsuppe scharf-sauer, sauer scharf suppe, sauer-scharf-suppe, scharf sauer suppe, scharf-sauer-suppe, sauer scharfe suppe, soupe pékinoise, soupe pekinoise, potage pékinois, sopa agripicante, sopa agri-picante, sopa pekinesa, zuppa agropiccante, zuppa agro piccante, zuppa pechinese, sopa agripicante chinesa, sopa picante e ácida, zupa ostro kwaśna, zupa ostro-kwaśna, zupa pikantno-kwaśna, zupa pikantno kwaśna, zupa pekińska, гостро-кислий суп, суп гостро-кислий, кисло-гострий суп, суп по-пекінськи, acılı ekşili çorba, acı ekşi çorba, شوربة حارة وحامضة, شوربة حامض حار, מרק חריף חמוץ, מרק חמוץ חריף, 酸辣汤, 北京酸辣汤",
    pl: "pikantno-kwaśna, ostro-kwaśna",
  },
  eggDropSoup: {
    any: "egg drop soup*, eierblumensuppe*, eierblumen suppe, eierstichsuppe china, soupe aux œufs chinoise, soupe à l'œuf chinoise, sopa de huevo china, zuppa di uova cinese, sopa chinesa de ovo, chińska zupa jajeczna, китайський яєчний суп, מרק ביצים סיני, شوربة البيض الصينية, 紫菜蛋花汤, 蛋花汤, 紫菜汤, 紫菜蛋汤",
  },
  beefNoodleSoup: {
    any: "beef noodle soup*, taiwanese beef noodle soup, lanzhou noodles, lanzhou lamian, rindfleisch nudelsuppe, nudelsuppe mit rindfleisch, rindernudelsuppe*, soupe de nouilles au bœuf, soupe nouilles bœuf, sopa de fideos con ternera, zuppa di noodles con manzo, sopa de noodles com carne, zupa z makaronem i wołowiną chińska, суп з локшиною та яловичиною, מרק אטריות בקר, شوربة نودلز لحم, 牛肉面, 红烧牛肉面, 台湾牛肉面, 兰州拉面, 兰州牛肉拉面, 兰州牛肉面, 清汤牛肉面, 牛肉拉面, 牛腩面",
  },
  danDan: {
    any: "dan dan noodles*, dan dan mian, dandan noodles, dan dan nudeln, dandan nudeln, nouilles dan dan, fideos dan dan, noodles dan dan, makaron dan dan, zha jiang mian, zhajiangmian, jajangmyeon, дан дан, локшина дан дан, דן דן נודלס, נודלס דן דן, نودلز دان دان, 担担面, 炸酱面, 老北京炸酱面, 肉酱面, 宜宾燃面, 肉酱拌面",
  },
  chowFun: {
    any: "beef chow fun*, beef ho fun, beef hor fun, chow fun beef, gebratene reisbandnudeln mit rind, nouilles de riz sautées au bœuf, fideos de arroz con ternera, 干炒牛河, 牛肉炒河粉, 干炒牛肉河粉, 炒牛河, 豉椒炒牛河",
  },
  charSiu: {
    any: "char siu*, char siew*, char siu pork, char siu rice, chinese bbq pork, bbq pork rice, porc char siu, porc laqué, porc laqué au miel, cerdo char siu, maiale char siu, чар сіу, 叉烧饭, 蜜汁叉烧饭, 叉烧盖饭, 叉烧, 蜜汁叉烧, 港式叉烧饭, 叉烧拼饭",
  },
  pekingDuck: {
    any: "peking duck*, beijing duck, crispy duck pancakes, crispy aromatic duck, aromatic crispy duck, pekingente*, peking ente, canard laqué*, canard laque, canard pékinois, canard laqué de pékin, pato pekín, pato pekin, pato a la pekinesa, pato laqueado, anatra alla pechinese, anatra laccata, pato à pequim, pato à pekim, pato laqueado, kaczka po pekińsku, качка по-пекінськи, качка по пекінськи, pekin ördeği, بطة بكين, بط بكيني, ברווז פקין, ברווז פקינג, 北京烤鸭, 烤鸭, 片皮鸭, 北京片皮鸭, 挂炉烤鸭",
  },
  mapoTofu: {
    any: "mapo tofu*, ma po tofu, mapo doufu, mapo dofu, mabo tofu, мапо тофу, ماابو توفو, מאפו טופו, 麻婆豆腐, 麻婆豆腐饭, 麻婆豆腐盖饭",
  },
  kungPao: {
    any: "kung pao*, kung pao chicken*, gong bao, gongbao, kung po, kung pao huhn, hühnerfleisch kung pao, huhn kung pao, poulet kung pao, poulet gong bao, pollo kung pao, pollo gong bao, frango kung pao, kurczak kung pao, kurczak gong bao, курка гунбао, курка кунг пао, гунбао, kung pao tavuk, دجاج كونغ باو, קונג פאו, עוף קונג פאו, 宫保鸡丁, 宫保鸡丁饭, 宫保鸡丁盖饭, 宫爆鸡丁, 宫保鸡",
  },
  sweetSour: {
    zh: "糖醋里肌, 糖醋里脊",
    any: "sweet and sour chicken*, sweet & sour chicken*, sweet and sour pork*, sweet & sour pork*, sweet sour chicken, sweet n sour chicken, hühnerfleisch süß sauer, hühnerfleisch süß-sauer, huhn süß sauer, huhn süß-sauer, hähnchen süß sauer, hähnchen süß-sauer, hähnchen süßsauer, schweinefleisch süß-sauer, schweinefleisch süß sauer, gebackenes hühnerfleisch süß-sauer, poulet aigre doux, poulet aigre-doux, poulet sauce aigre-douce, porc aigre doux, porc aigre-doux, porc à l'aigre-douce, pollo agridulce, pollo agri-dulce, cerdo agridulce, pollo in agrodolce, maiale in agrodolce, pollo agrodolce, maiale agrodolce, frango agridoce, porco agridoce, kurczak słodko-kwaśny, kurczak słodko kwaśny, kurczak w sosie słodko-kwaśnym, wieprzowina słodko-kwaśna, wieprzowina w sosie słodko-kwaśnym, курка в кисло-солодкому соусі, курка у кисло-солодкому соусі, свинина в кисло-солодкому соусі, tatlı ekşi tavuk, tatlı ekşili tavuk, دجاج حلو وحامض, دجاج حامض حلو, دجاج سويت اند ساور, עוף חמוץ מתוק, עוף ברוטב חמוץ מתוק, 糖醋里脊, 咕噜肉, 咕咾肉, 咕老肉, 菠萝咕噜肉, 糖醋鸡, 糖醋鸡块, 锅包肉, 糖醋肉",
  },
  redBraisedPork: {
    any: "hong shao rou, hongshaorou, red braised pork, red braised pork belly, dongpo pork, rotgeschmorter schweinebauch, porc laqué mijoté hong shao, хуншао жоу, 红烧肉, 东坡肉, 毛氏红烧肉, 红烧肉饭",
  },
  fishChilliOil: {
    any: "sichuan boiled fish, boiled fish in chilli oil, fish in chili oil, shui zhu yu, shuizhuyu, fisch in chiliöl, poisson à l'huile pimentée, 水煮鱼, 沸腾鱼, 沸腾水煮鱼, 水煮鱼片, 麻辣水煮鱼",
  },
  tomatoEgg: {
    any: "tomato egg stir fry, tomato and egg, tomatoes and eggs, egg and tomato stir fry, tomaten mit ei china, 番茄炒蛋, 西红柿炒鸡蛋, 西红柿炒蛋, 番茄炒鸡蛋, 蕃茄炒蛋",
  },
  friedGreens: {
    any: "stir fried greens, stir-fried greens, stir fried bok choy, stir-fried pak choi, stir fried pak choi, pak choi mit knoblauch, gebratener pak choi, pak choi gebraten, bok choy garlic, garlic bok choy, garlic pak choi, morning glory stir fry, stir fried morning glory, wasserspinat gebraten, pak choï sauté, liserons d'eau sautés, bok choy salteado, pak choi salteado, pak choi saltato, пак чой смажений, 蒜蓉菜心, 蒜蓉炒菜心, 炒菜心, 清炒时蔬, 炒时蔬, 炒青菜, 清炒青菜, 蒜蓉空心菜, 炒空心菜, 蒜蓉油麦菜, 蒜蓉西兰花菜, 蒜蓉青菜, 蒜蓉时蔬, 烫青菜, 白灼菜心, 蚝油生菜, 油菜, 香菇青菜, 上海青, 蚝油芥兰, 炒芥兰, 清炒小白菜, 炒油菜",
  },
  smashedCucumber: {
    any: "smashed cucumber*, smacked cucumber, smashed cucumber salad, geschlagene gurken, gurkensalat chinesisch, concombre écrasé, concombre frappé, pepino machacado, 拍黄瓜, 凉拌黄瓜, 蒜泥黄瓜, 蓑衣黄瓜, 凉拌青瓜, 拍青瓜",
  },
  scallionPancake: {
    any: "scallion pancake*, spring onion pancake*, green onion pancake*, cong you bing, frühlingszwiebel pfannkuchen, crêpe à la ciboule, galette à la ciboule, pancake de cebolleta, 葱油饼, 葱花饼, 葱抓饼, 手抓饼, 抓饼, 葱油拌饼, 台湾手抓饼",
  },
  congee: {
    any: "congee*, pork congee, century egg congee, jook, reisbrei congee, reissuppe congee, конджі, كونجي, קונג'י, 皮蛋瘦肉粥, 皮蛋粥, 瘦肉粥, 生滚粥",
  },
  hotPot: {
    any: "chinese hot pot, sichuan hot pot, chongqing hot pot, chinesischer feuertopf, feuertopf, mongolischer feuertopf, fondue chinoise, fondue chinoise maison, fondue mongole, olla mongola, hot pot chinois, китайський хот пот, хот пот китайський, הוט פוט, هوت بوت صيني, 火锅, 麻辣火锅, 鸳鸯锅, 鸳鸯火锅, 重庆火锅, 四川火锅, 鸳鸯锅底, 牛油火锅, 麻辣牛油锅底, 麻辣锅底, 牛油锅底",
  },
  hainanChicken: {
    any: "hainanese chicken rice*, hainan chicken rice, hainanese chicken, hainan chicken, hainan huhn mit reis, poulet hainanais, riz au poulet hainanais, arroz con pollo hainan, 海南鸡饭, 海南鸡, 白切鸡饭, 白切鸡, 白斩鸡, 白斩鸡饭",
  },
  pineappleBun: {
    any: "pineapple bun*, bolo bao, bo lo bao, polo bun, 菠萝油, 菠萝包, 冰火菠萝油, 菠萝面包",
  },
  mangoSago: {
    any: "mango pomelo sago, mango sago*, mango-sago, 杨枝甘露, 芒果西米露, 芒果西米捞, 芒果西米",
  },
  zongzi: {
    zh: "烧肉粽, 蛋黄粽",
    any: "zongzi*, zong zi, bak chang, bakchang, rice dumpling in bamboo leaf, rice dumplings in bamboo leaves, reis im bambusblatt, riz en feuille de bambou, цзунцзи, דזונגזי, تسونغ تسي, زونغزي, 粽子, 肉粽, 鲜肉粽, 蛋黄肉粽, 豆沙粽, 蜜枣粽, 碱水粽, 裹蒸粽",
  },
  loMaiGai: {
    any: "lo mai gai*, lo mai kai, nuo mi ji, lotus leaf rice, sticky rice in lotus leaf, glutinous rice in lotus leaf, klebreis im lotusblatt, riz gluant en feuille de lotus, arroz glutinoso en hoja de loto, ло май гай, לו מאי גאי, لو ماي غاي, 糯米鸡, 珍珠鸡, 荷叶糯米鸡, 荷叶包, 荷叶饭, 荷叶糯米饭",
  },
  gua: {
    zh: "虎咬猪",
    any: "gua bao*, guabao, bao pork belly, pork belly bao, pork bao, bao schweinebauch, bao mit schweinebauch, bao poitrine de porc, bao de panceta, bao con panceta, bao di maiale, bao de barriga de porco, bao z boczkiem, bao z wieprzowiną, бао зі свининою, бао з грудинкою, 刈包, 割包, 台式刈包, 五花肉刈包",
  },
  soba: {
    any: "zaru soba*, zarusoba, cold soba, soba noodles cold, kalte soba, kalte soba nudeln, soba froid, nouilles soba froides, soba fríos, soba fría, soba fredda, soba na zimno, холодна соба, соба холодна, סובה קר, سوبا بارد, 荞麦面, 荞麦凉面, 日式荞麦面, 日式冷面, 冷荞麦面, 笼屉荞麦面, kalte sobanudeln, soba kalt, 荞麦冷面",
  },
  japchae: {
    any: "japchae*, jap chae, chapchae, japjae, koreanische glasnudeln, nouilles de patate douce coréennes, чапче, чапчхе, ג'אפצ'ה, جابتشاي, 韩式杂菜, 炒杂菜, 韩式炒粉丝, 杂菜粉丝, glasnudeln koreanisch, 韩式炒冬粉, 韩式冬粉",
  },
  youtiao: {
    any: "youtiao*, you tiao, chinese doughnut stick, chinese dough sticks, chinese crullers, youtiao teigstangen, beignets chinois youtiao, ютяо, יוטיאו, يوتياو, 油条, 炸油条, 小油条, 现炸油条",
  },
  tangyuan: {
    zh: "酒酿圆子, 醪糟汤圆",
    any: "tangyuan*, tang yuan, glutinous rice balls in soup, sesame rice balls, тан'юань, танъюань, טאנגיואן, تانغ يوان, 汤圆, 黑芝麻汤圆, 芝麻汤圆, 花生汤圆, 酒酿汤圆, 桂花汤圆, 元宵",
  },
} as const satisfies Vocabulary;
