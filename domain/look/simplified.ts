/** Reads traditional Chinese with the vocabulary, which is written in simplified characters. */

/**
 * Traditional characters, each followed by its simplified one: those of OpenCC's table (Apache-2.0) whose simplified form is
 * in the vocabulary. A library would bring the whole table and its dictionaries, 1 MB.
 */
const PAIRS =
  "乾干 亞亚 佈布 侖仑 俬私 個个 倫伦 傢家 傳传 優优 兒儿 內内 兩两 凈净 凍冻 " +
  "凱凯 剋克 劄札 勁劲 匯汇 喫吃 喬乔 單单 噹当 嚕噜 嚴严 囌苏 國国 園园 圓圆 " +
  "圖图 團团 堅坚 塊块 墻墙 壺壶 壽寿 夢梦 夾夹 奧奥 奪夺 婦妇 孃娘 宮宫 寬宽 " +
  "寶宝 屜屉 層层 島岛 崙仑 嵗岁 嶗崂 嶺岭 巖岩 師师 帶带 幹干 庫库 廕荫 廚厨 " +
  "廣广 張张 彈弹 彙汇 彿佛 恆恒 愛爱 愷恺 慄栗 態态 慶庆 戰战 拚拼 捨舍 捲卷 " +
  "掛挂 揚扬 搗捣 搧扇 撈捞 撻挞 擔担 擣捣 斬斩 昇升 時时 會会 東东 條条 棗枣 " +
  "楊杨 楓枫 榦干 槍枪 樂乐 樹树 橋桥 機机 檯台 檳槟 檸柠 櫻樱 欖榄 歐欧 歲岁 " +
  "氣气 沖冲 涼凉 淨净 淩凌 湯汤 溫温 滙汇 滷卤 滾滚 漢汉 漬渍 漿浆 潑泼 潛潜 " +
  "澆浇 濃浓 濤涛 濱滨 濾滤 灣湾 烏乌 無无 煙烟 熱热 燉炖 燒烧 燙烫 燜焖 燴烩 " +
  "燻熏 爐炉 爾尔 牆墙 獅狮 獵猎 獼猕 現现 瑪玛 當当 痠酸 盃杯 盤盘 眞真 硃朱 " +
  "礦矿 祕秘 禦御 種种 窩窝 筆笔 筍笋 箇个 箚札 節节 簑蓑 籃篮 籠笼 粵粤 糉粽 " +
  "糧粮 糰团 約约 紅红 紋纹 納纳 紐纽 純纯 紙纸 級级 紮扎 細细 組组 結结 絨绒 " +
  "統统 絲丝 經经 綜综 綠绿 綫线 綬绶 維维 網网 綵彩 綿绵 緑绿 線线 縮缩 總总 " +
  "罌罂 羅罗 義义 聖圣 聽听 脩修 腦脑 腳脚 腸肠 膽胆 臘腊 臟脏 臺台 與与 艦舰 " +
  "茲兹 莖茎 華华 菸烟 萵莴 葉叶 葯药 蓋盖 蓮莲 蔔卜 蔥葱 蔭荫 蕎荞 薑姜 薦荐 " +
  "薩萨 薹苔 藍蓝 藥药 蘆芦 蘇苏 蘋苹 蘭兰 蘿萝 號号 蜆蚬 蝦虾 蝸蜗 螄蛳 蠣蛎 " +
  "蠶蚕 衚胡 衝冲 袷夹 裏里 裝装 裡里 製制 襪袜 覈核 託托 話话 調调 諾诺 豬猪 " +
  "貝贝 貫贯 買买 費费 貼贴 貽贻 賈贾 賓宾 賣卖 質质 車车 軍军 軟软 輔辅 輕轻 " +
  "轉转 農农 迴回 週周 進进 過过 達达 選选 鄉乡 醃腌 醣糖 醬酱 釀酿 釐厘 針针 " +
  "釦扣 鈴铃 鉅巨 銀银 錦锦 鍋锅 鍼针 鏇旋 鐵铁 鑲镶 長长 門门 閃闪 開开 閤合 " +
  "闆板 關关 陞升 陰阴 陸陆 陽阳 隻只 雙双 雜杂 雞鸡 雲云 電电 靈灵 鞦秋 韃鞑 " +
  "韆千 韓韩 頌颂 頓顿 頭头 顆颗 額额 類类 風风 颱台 飄飘 飛飞 飩饨 飯饭 飲饮 " +
  "餃饺 餅饼 餈糍 養养 餛馄 餡馅 餬糊 饃馍 饅馒 饢馕 馬马 騰腾 驢驴 髒脏 鬆松 " +
  "鬍胡 鬱郁 魚鱼 魯鲁 魷鱿 鮑鲍 鮪鲔 鮭鲑 鮮鲜 鯖鲭 鯡鲱 鯷鳀 鰐鳄 鰻鳗 鱈鳕 " +
  "鱷鳄 鱸鲈 鳳凤 鴛鸳 鴦鸯 鴨鸭 鵝鹅 鵬鹏 鷄鸡 鷹鹰 鹵卤 鹹咸 鹼碱 鹽盐 麗丽 " +
  "麥麦 麪面 麫面 麯曲 麴曲 麵面 黃黄 點点 鼕冬 齋斋 龍龙 龜龟 ";

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  PAIRS.trim()
    .split(" ")
    .map(([traditional = "", simplified = ""]) => [traditional, simplified] as const),
);

const HAN = /\p{Script=Han}/gu;

/** A text in simplified characters, as long as it was; one without Chinese characters is unchanged. */
export function simplified(text: string): string {
  return text.replace(HAN, (one) => SIMPLIFIED.get(one) ?? one);
}
