import type { Vocabulary } from "./forms.ts";

/** Dishes of the Levant, Turkey, Israel, the Gulf and North Africa, as they are called there and abroad. */
export const MIDDLE_EASTERN = {
  fattoush: {
    any: "fattoush*, fatoush*, fattouche, fatouche, fattusch, fattusch salat, fetuş, fettuş, фатуш, фаттуш, салат фатуш, فتوش, سلطة فتوش, פאטוש, פטוש, סלט פאטוש, סלט פטוש, 法图什沙拉, 黎巴嫩面包沙拉, 法图什",
  },
  tabbouleh: {
    any: "tabouleh*, tabboule*, tabbouleh*, tabbouli, tabouli, taboulé libanais, taboulé libanaise, taboulé oriental, taboulé persil, taboule libanais, taboulè libanese, libanesisches taboulé, tabulé libanés, tabule libanês, tabule libanes, tabule libański, табуле, таббуле, салат табуле, تبولة, تبوله, سلطة تبولة, טאבולה, טבולה, סלט טאבולה, סלט טבולה, 塔布勒, 塔布勒沙拉, 黎巴嫩欧芹沙拉, 塔布雷沙拉",
    tr: "tabule, tabule salatası, tabbule",
    en: "lebanese tabbouleh, parsley salad",
  },
  choppedSalad: {
    any: "çoban salata*, çoban, çoban salatası, choban salad, coban salad, shepherd's salad, shepherd salad, hirtensalat türkisch, çoban salat, salade du berger, salade çoban, ensalada del pastor, insalata del pastore, salada do pastor, sałatka pasterska, салат чобан, чобан салат, пастуший салат, سلطة راعي, 牧羊人沙拉, israeli salad, israelischer salat, salade israélienne, ensalada israelí, insalata israeliana, salada israelita, sałatka izraelska, ізраїльський салат, סלט ישראלי, סלט קצוץ, סלט ערבי, סלט ירקות קצוץ, arabischer salat, arabic salad, salade arabe, سلطة عربية, سلطة بلدي, سلطة شرقية, سلطة عربي, 以色列沙拉, 阿拉伯沙拉, shirazi salad, salad shirazi, chopped salad, kachumber, kachumbari",
  },
  babaGhanoush: {
    any: "baba ganoush*, baba ghanoush*, baba ganush, baba ghanouj, baba ghannouj, baba ganouj, baba gannouj, baba ganusch, babaganoush, babaganusz, baba ganusz, mutabal, mutabbal, moutabal, moutabbal, mtabal, mtabbal, metabal, caviar d'aubergine, caviar d'aubergines, auberginencreme, auberginenpüree, auberginen creme, auberginen dip, auberginenmus, aubergine dip, eggplant dip, smoked aubergine dip, crema de berenjena, crème d'aubergine, crema di melanzane, pasta de berinjela, pasta z bakłażana, баба гануш, бабагануш, мутабаль, بابا غنوج, بابا غنوش, بابا غنّوج, متبل باذنجان, متبل, متبّل, חציל בטחינה, חצילים בטחינה, באבא גנוש, באבא גנוג', חציל עם טחינה, סלט חצילים בטחינה, 茄泥, 烤茄子泥, 中东茄泥, 芝麻酱茄泥",
    tr: "patlıcan ezme, patlıcan ezmesi, patlıcan salatası, patlıcan salata, köpoğlu, babagannuş, baba gannuş, mütebbel, abugannuş",
  },
  labneh: {
    any: "labneh*, labné, labne, lebneh, labaneh, lebne, лабне, лабнех, лябне, لبنة, لبنه, لبنة بالزيت, لبنة بزيت الزيتون, לאבנה, לבאנה, לבנה עם זעתר, לאבנה עם זעתר, 中东酸奶酪, 浓缩酸奶酪, 拉布内",
  },
  muhammara: {
    any: "muhammara*, mouhammara, mohammara, muhamara, muhammarah, acuka, мухаммара, мухамара, محمرة, محمره, محمّرة, מוחמרה, מוחמארה, מוחמרא, 红椒核桃酱, 核桃红椒酱",
  },
  ful: {
    any: "ful medames, foul medames, ful mudammas, foul mudammas, foul moudammas, ful medammes, foul medammas, foul moudamas, fuul, ful mdames, фул медамес, فول مدمس, فول بالزيت, فول بالزيت الحار, طبق فول, صحن فول, فول قلابة, فول إسكندراني, فول اسكندراني, פול חם, פול מדמס, פול מצרי, 埃及蚕豆泥, 埃及豆泥, bakla ezmesi sıcak",
    ar: "فول",
    he: "פול",
  },
  manakish: {
    any: "manakish*, manakeesh, manaqish, manaeesh, manaish, manoushe*, man'oushe, manouche, manouché, manoushé, mankoushe, mankousheh, mana'ish, manakisch, manoucheh, mana'eesh, манакіш, منقوشة, منقوشه, مناقيش, مناقيش زعتر, منقوشة زعتر, פיתה זעתר, פיתה עם זעתר, מנאקיש, מנאיש, מאנאיש, זעתר מנאקיש, 中东香草烤饼, 百里香烤饼, 黎巴嫩披萨, zahter ekmeği, zaatar bread, za'atar bread, zatar bread, zahterli ekmek, zaatar flatbread",
  },
  fatayer: {
    any: "fatayer*, fatayir, fatair, фатаєр, פטאייר, פטאיר, 法塔耶, 三角馅饼",
    ar: "فطاير, فطائر, فطيرة",
  },
  simit: {
    any: "simit*, sade simit, susamlı simit, sesamring, sesamkringel, sesame ring, sesame bagel turkish, turkish bagel, turecki bajgiel, сіміт, симіт, бублик турецький, سميت, سميط, سيميت, סימיט, 土耳其芝麻圈, 芝麻圈, 土耳其百吉饼, koulouri",
  },
  gozleme: {
    any: "gözleme*, gozleme*, gözlemeler, гезлеме, гьозлеме, ґезлеме, гозлеме, جوزليمي, غوزليمي, كوزلمة, כוזלמה, גוזלמה, 土耳其薄饼, 土耳其馅饼, 土耳其煎饼",
  },
  cheeseRolls: {
    any: "sigara böreği, sigara böregi, sigara boregi, sigara börek, sigara borek, kalem böreği, kalem börek, zigarrenbörek, zigarettenbörek, yufkaröllchen, yufka röllchen, teigröllchen mit käse, cheese cigars, cheese rolls filo, filo cheese rolls, feta cigars, rouleaux au fromage, cigares au fromage, rakakat, rekakat, rakaqat, rkakat, rikakat, rollitos de queso turcos, sigaretta di formaggio, charutos de queijo, cygara z serem, roladki z serem w cieście filo, сигара бьорек, сигари з сиром, трубочки з сиром, رقائق جبن, رقائق جبنة, رقائق بالجبنة, رقاقات جبن, رقاقات جبنة, رقاقات بالجبنة, بوراك جبنة, סיגר גבינה, סיגרים גבינה, סיגרים במילוי גבינה, סיגרים ממולאים גבינה, 奶酪卷, 芝士卷, 土耳其芝士卷, 土耳其奶酪卷",
  },
  sabich: {
    any: "sabich*, sabih, sabikh, sabiche, сабіх, сабих, سابيخ, צביח, סביח, סביח בפיתה, סביח בצלחת, 以色列茄子三明治, 沙比赫",
  },
  malawach: {
    any: "malawach*, malawah, malauach, melawach, malaouach, малавах, ملوح, מלאווח, מלוואח, מלווח, מלאוח, 也门千层饼, 也门酥饼",
  },
  jachnun: {
    any: "jachnun*, jahnun, jachnoun, djachnun, dschachnun, джахнун, джахнун, جحنون, ג'חנון, גחנון, ג׳חנון, 也门卷饼, 贾赫农",
  },
  kumpir: {
    any: "kumpir*, kumpirler, karışık kumpir, türkische ofenkartoffel, turkish baked potato, кумпір, كومبير, كمبير, קומפיר, 土耳其烤土豆, 土耳其焗土豆",
  },
  mujaddara: {
    any: "mujaddara*, mujadara, mudjaddara, mujaddarah, mejadra, megadarra, mjadra, mjaddara, moujadara, moudardara, mudardara, муджадара, маджадра, مجدرة, مدردرة, مجدّرة, מג'דרה, מגדרה, מג׳דרה, אורז מג'דרה, אורז ועדשים, אורז עם עדשים, 扁豆饭, 小扁豆饭, 扁豆米饭",
  },
  kibbeh: {
    any: "kibbeh*, kibbe, kibbé, kebbe, kebbé, kubbeh, kubba, kubbe, kobeba, kibe*, quibe*, kibbi, içli köfte*, icli köfte, oruk, кіббе, кібе, كبة, كبه, كبة مقلية, كبة مشوية, كبيبة, كبة لحم, קובה, קובה מטוגן, קובה מטוגנת, קובות, קובה נבולסית, 炸肉丸麦饼, 中东碎麦肉丸, 克贝",
  },
  mixedGrill: {
    pt: "churrasco misto, misto de churrasco",
    any: "mixed grill*, mix grill, mixed grill plate, mixed grill platter, gemischter grill, mixgrill, grillades mixtes, assiette grillades mixtes, mix de grillades orientales, grillades libanaises, mashawi, mashawi mixed, mixed mashawi, karışık ızgara, karışık ızgara tabağı, karışık kebap, karışık kebap tabağı, mikst grill, mix grill z baranina, мікс гриль, мікс-гриль, асорті гриль, гриль асорті, مشاوي مشكلة, مشاوى مشكلة, مشكل مشاوي, مشاوي, مشويات مشكلة, ميكس جريل, ميكس مشاوي, طبق مشاوي, مشاوي مشكل, מיקס גריל, מעורב על האש, שיפודים מעורב, 烤肉拼盘, 综合烤肉, 什锦烤肉, 混合烤肉, 烧烤拼盘",
  },
  arayes: {
    any: "arayes*, arais, araies, arays, кебаб в піті араєс, عرايس, عرايس لحم, عرائس, ערייס, עראייס, עראיס, 阿拉伯烤肉饼, 中东烤肉馅饼",
  },
  koshari: {
    any: "koshari*, koshary, kushari, kushary, koschari, kosheri, kuschari, кошарі, кушарі, кошари, كشري, كشرى, כושרי מצרי, קושרי, 埃及库莎丽, 库莎丽, 埃及杂豆饭",
  },
  kabsa: {
    any: "kabsa*, kabseh, kebsa, machboos, machbous, majboos, makbous, machbus, chicken mandi, mandi chicken, mandi poulet, mandi mit huhn, tavuk mandi, tavuklu kabsa, كبسة, كبسه, كبسة دجاج, مجبوس, مجبوس دجاج, مچبوس, مكبوس, مندي دجاج, مظبي دجاج, مضغوط دجاج, رز بخاري مع دجاج, رز بخاري دجاج, بخاري دجاج, زربيان دجاج, מג'בוס, כבסה, кабса, 沙特鸡肉饭, 阿拉伯鸡肉饭, 卡布萨",
  },
  mandi: {
    any: "mandi, mandi lamb, lamb mandi, mandi laham, mutton mandi, mandi agneau, lammmandi, kuzu mandi, haneeth, hanith, zurbian, lamb machboos, lamb kabsa, lamm kabsa, مندي, مندي لحم, حنيذ, حنيذ لحم, مظبي لحم, مضغوط لحم, زربيان, زربيان لحم, كبسة لحم, مجبوس لحم, رز بخاري لحم, بخاري لحم, 也门羊肉饭, 曼迪, 阿拉伯羊肉饭",
  },
  mansaf: {
    any: "mansaf*, mensaf, мансаф, منسف, منسف لحم, منسف أردني, מנסף, 约旦羊肉饭, 曼萨夫",
  },
  maqluba: {
    any: "maqluba*, makluba, maklube, maklouba, maqlouba, makloubeh, maqloubeh, makluba, маклюба, маклуба, مقلوبة, مقلوبه, مقلوبة دجاج, مقلوبة باذنجان, מקלובה, 阿拉伯倒扣饭, 倒扣饭",
  },
  manti: {
    any: "manti, mantı, manty, kayseri mantısı, kayseri mantı, ev mantısı, türkische teigtaschen, turkish dumplings, turkish ravioli, raviolis turcs, ravioli turchi, tureckie pierożki, манти, манти турецькі, شيش برك, شيشبرك, مانتي, مانتو, שישברק, מנטי, 土耳其饺子, 土耳其小饺子",
    tr: "mantı*",
  },
  menemen: {
    any: "menemen*, sade menemen, kaşarlı menemen, peynirli menemen, menemen peynirli, türkisches rührei, turkish scrambled eggs, œufs brouillés à la turque, huevos turcos menemen, менемен, مينيمين, منمن, מנמן, 土耳其炒蛋, 土耳其番茄炒蛋, بيض بالطماطم, بيض مع طماطم, بيض وطماطم, بيض بالبندورة, بيض وبندورة",
  },
  tagine: {
    any: "tagine*, tajine*, tajín, tajin, tadżin, таджин, тажин, طاجين, طاجن, טאג'ין, טג'ין, טאז'ין, 塔吉锅, 摩洛哥塔吉锅, 塔金锅, 塔吉",
  },
  couscousRoyal: {
    any: "couscous royal*, couscous royale, royal couscous, couscous mixte, couscous poulet merguez, couscous viande, couscous agneau, couscous poulet, couscous merguez, couscous mit lamm, couscous mit huhn, lamb couscous, chicken couscous, couscous de cordero, cuscús de cordero, cuscús real, couscous di carne, couscous de carne, kuskus z jagnięciną, kuskus królewski, кускус рояль, كسكسي ملكي, كسكسي بالدجاج, كسكسي باللحم, كسكس باللحم, كسكس بالدجاج, קוסקוס עוף, קוסקוס עם עוף, קוסקוס בשר, קוסקוס מלכותי, 皇家古斯米, 库斯库斯羊肉",
  },
  karniyarik: {
    any: "karnıyarık*, karniyarik, karnıyarik, sheikh el mahshi, scheich el mahschi, карниярик, карнияк, شيخ المحشي, كارني ياريك, קרניאריק, 土耳其酿茄子, 土耳其碎肉茄子",
  },
  stuffedAubergine: {
    any: "gefüllte aubergine, gefüllte auberginen, gefüllte aubergine mit hackfleisch, stuffed aubergine, stuffed eggplant, stuffed aubergines, aubergine farcie, aubergines farcies, berenjena rellena, berenjenas rellenas, melanzana ripiena, melanzane ripiene, beringela recheada, berinjela recheada, bakłażan faszerowany, faszerowany bakłażan, баклажан фарширований, фарширований баклажан, фаршировані баклажани, باذنجان محشي, محشي باذنجان, חציל ממולא, חצילים ממולאים, 酿茄子, 镶茄子",
  },
  molokhia: {
    any: "molokhia*, molokhiya, mulukhiyah, mulukhiya, molokheya, mloukhiya, mloukhieh, mloukhia, mouloukhia, ملوخية, ملوخيه, طاجن ملوخية, ملوخية بالفراخ, ملوخية بالدجاج, מלוח'יה, מולוחיה, מלוחיה, мулухія, молохія, 埃及国王菜, 锦葵汤",
  },
  harira: {
    any: "harira*, hrira, soupe harira, harira suppe, sopa harira, суп харіра, харіра, حريرة, شوربة حريرة, הרירה, חרירה, מרק חרירה, 摩洛哥浓汤, 哈利拉汤",
  },
  tahini: {
    any: "tahini*, tahina, tahine, thina, tahin sosu, tahinisauce, tahini sauce, tahini soße, sauce tahini, sauce tahina, sesamsauce, sesame sauce, salsa tahini, salsa tahina, molho tahine, sos tahini, тахіні, тахіна, соус тахіні, طحينة, طحينه, صوص طحينة, سلطة طحينة, טחינה, רוטב טחינה, מנת טחינה, טחינה ירוקה, 芝麻酱, 中东芝麻酱",
  },
  basbousa: {
    any: "basbousa*, basboussa, basbusa, namoura, nammoura, namura, revani*, ravani, hareeseh, harisseh, kalb el louz, qalb el louz, şambali, şambaliata, şam tatlısı, grießkuchen*, grießkuchen in sirup, semolina cake, gâteau de semoule, pastel de sémola, torta di semolino, bolo de sêmola, ciasto z semoliny, басбуса, ревані, манний пиріг, بسبوسة, بسبوسه, نمورة, هريسة حلوة, הריסה מתוקה, בסבוסה, עוגת סולת, רוואני, 粗麦蛋糕, 中东粗麦糕, 巴斯布萨",
    he: "סולת",
  },
  luqaimat: {
    any: "luqaimat*, lugaimat, loqaimat, legaimat, logaimat, awamat, awameh, awwama, awamet, loukoumades*, lukumades, lukumades, lokma*, lokma tatlısı, izmir lokma, zalabia, zalabya, لقيمات, لقمة القاضي, عوامة, عوامات, زلابية, לוקמה, לוקומדס, לוקומאדס, עוואמה, זלביה, лукумадес, локма, 蜜糖球, 中东蜜球, 阿拉伯甜球, 希腊蜜糖球",
  },
  muhallebi: {
    any: "muhallebi*, mahalabia, muhalabia, muhallabia, mahallabia, mouhalabieh, mouhalabié, mahallebi, malabi, muhallabiyya, мухалебі, малабі, مهلبية, مهلبيه, محلبية, מלבי, מהלביה, 玫瑰牛奶布丁, 中东牛奶布丁, 马拉比",
  },
  ummAli: {
    any: "umm ali*, om ali, oum ali, um ali, omali, oumm ali, умм алі, أم علي, ام علي, أم على, ام على, אום עלי, 埃及面包布丁, 乌姆阿里",
  },
  lokum: {
    any: "lokum*, turkish delight*, türkischer honig lokum, loukoum*, locum, delicia turca, delicias turcas, delizia turca, delicja turecka, лукум, рахат лукум, рахат-лукум, rahat lokum, rahat, حلقوم, راحة الحلقوم, راحة, לוקום, רחת לוקום, 土耳其软糖, 软糖土耳其",
  },
  halva: {
    any: "halva*, halwa, helva*, halawa, chałwa, chałwy, tahin helva, tahin helvası, халва, халву, حلاوة, حلاوة طحينية, حلاوه, חלבה, חלווה, 哈尔瓦, 芝麻酥糖, 哈瓦酥糖",
  },
  trilece: {
    any: "trileçe*, trilece*, karamelli trileçe, trileche, triliçe, триліче, трилече, تريليتشا, تريليشا, تريليتشه, טרילצ'ה, טרילצה",
  },
  tresLeches: {
    any: "tres leches, pastel de tres leches, pastel tres leches, torta tres leches, torta de tres leches, bizcocho tres leches, tres leches cake, tres leches kuchen, drei milch kuchen, gâteau aux trois laits, gâteau trois laits, torta ai tre latti, torta alle tre latti, bolo de três leites, bolo três leites, ciasto trzy mleka, ciasto tres leches, трес лечес, торт три молока, كيكة الحليب, كيكة تريس ليتشيس, تريس ليتشز, טרס לצ'ס, עוגת טרס לצ'ס, 三奶蛋糕, 三重奶蛋糕",
  },
  arabicCoffee: {
    any: "arabic coffee, arabischer kaffee, café arabe, café árabe, caffè arabo, kawa arabska, арабська кава, кава арабська, kahwa, qahwa, gahwa, saudi coffee, قهوة عربية, قهوة عربية دلة, دلة قهوة, دلة قهوة عربية, قهوة سعودية, קפה ערבי, קפה דרוזי, 阿拉伯咖啡, arap kahvesi, mırra",
  },
  hotMilkTea: {
    any: "شاي عدني, شاي حليب, شاي بالحليب, شاي بحليب, شاي مع حليب, شاي عدني بالحليب, teh tarik, adeni tea, adeni chai, karak tea, tea with milk, builder's tea, sütlü çay, bawarka, herbata z mlekiem, чай з молоком, thé au lait, té con leche, tè con latte, tè al latte, chá com leite, schwarztee mit milch, tee mit milch, תה בחלב, תה עם חלב, 港式奶茶, 丝袜奶茶, 热奶茶, 奶茶(热), 港式奶茶(热), 印度拉茶, 拉茶, hong kong milk tea",
  },
  sahlab: {
    any: "sahlab*, sahlep*, salep, saleb, salepi, sahleb, сахлеб, салеп, سحلب, سحلب بالمكسرات, סחלב, 兰茎粉热饮, 土耳其热奶",
  },
  salgam: {
    any: "şalgam*, şalgam suyu*, salgam, salgam suyu, acılı şalgam, acısız şalgam, шалгам, شلغم, عصير شلغم, שלגם, 萝卜汁, 土耳其萝卜汁",
  },
  hibiscusDrink: {
    any: "karkade*, karkadé, karkadeh, bissap*, bisap, agua de jamaica, agua jamaica, hibiscus iced tea, hibiscus drink, hibiscus cooler, eistee hibiskus, sorrel drink, كركديه بارد, كركديه ساقع, كركدية, كركديه, קרקדה, היביסקוס קר, каркаде холодний, 洛神花茶, 洛神花冰茶, 冰洛神花茶, 洛神茶",
  },
  pomegranate: {
    any: "pomegranate*, granatapfel, melograno, melagrana, гранат, гранатов*, رمان, رمّان, רימון, רימונים, 石榴",
    fr: "grenade*",
    es: "granada*",
    pt: "romã, romãs",
    pl: "granat, granatu, granatów, z granatu",
    tr: "nar, narlı",
    uk: "гранат*",
  },
  watermelon: {
    any: "watermelon*, wassermelone*, wassermelonen, pastèque*, sandía*, anguria, cocomero, melancia*, arbuz*, karpuz*, кавун*, بطيخ, جح, אבטיח, 西瓜",
  },
  sugarcane: {
    any: "sugarcane*, sugar cane*, sugarcane juice, sugar cane juice, zuckerrohr, zuckerrohrsaft, jus de canne, jus de canne à sucre, guarapo, jugo de caña, caldo de cana, garapa, succo di canna da zucchero, sok z trzciny cukrowej, сік цукрової тростини, сік з цукрової тростини, şeker kamışı, şeker kamışı suyu, قصب, عصير قصب, قصب السكر, عصير قصب السكر, קנה סוכר, מיץ קנה סוכר, 甘蔗, 甘蔗汁",
  },
  bastilla: {
    fr: "pastilla marocaine, pastilla aux amandes",
    any: "bastilla*, pastilla marocaine, pastilla au poulet, pastilla au pigeon, pastilla de pollo, b'stilla, bisteeya, pastilla marroquí, marokkanische pastilla, pastilla marokańska, бастіла, בסטייה, פסטייה, بسطيلة, بسطيلة دجاج, بسطيلة بالدجاج, بسطيلة حوت, 摩洛哥馅饼, 巴斯蒂亚",
  },
  brik: {
    any: "brik à l'œuf, brick à l'œuf, brik au thon, brik thon, brik œuf, brik tunisienne, brik tunisien, bourek tunisien, tunisian brik, brik with egg, brik mit ei, tunesische brik, brik con uovo, brik con huevo, brik tunecino, brik tunisina, brik z jajkiem, брік з яйцем, בריק, בריק תוניסאי, بريك, بريكة, بريك بالبيض, بريك تونسي, 突尼斯炸蛋饼",
  },
  jallab: {
    any: "jallab*, jellab, gellab, jallab drink, джаллаб, ג'לאב, جلاب, عصير جلاب, 椰枣玫瑰饮",
  },
} as const satisfies Vocabulary;
