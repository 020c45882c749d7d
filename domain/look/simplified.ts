/** Reads traditional Chinese with the vocabulary, which is written in simplified characters. */

/**
 * Traditional characters, each followed by its simplified one: those of OpenCC's table (Apache-2.0) whose simplified form is
 * in the vocabulary. A library would bring the whole table and its dictionaries, 1 MB.
 */
const PAIRS =
  "乾干 亞亚 佈布 侖仑 俬私 個个 倫伦 傢家 傳传 優优 兒儿 兩两 " +
  "凈净 凍冻 凱凯 剋克 匯汇 單单 噹当 囌苏 國国 圓圆 團团 堅坚 " +
  "塊块 壺壶 壽寿 夢梦 夾夹 奧奥 婦妇 孃娘 宮宫 寬宽 寶宝 屜屉 " +
  "層层 島岛 崙仑 嶺岭 巖岩 師师 帶带 幹干 庫库 廕荫 廚厨 廣广 " +
  "張张 彈弹 彙汇 彿佛 愛爱 愷恺 戰战 拚拼 捲卷 掛挂 揚扬 搗捣 " +
  "搧扇 撻挞 擔担 擣捣 昇升 時时 會会 東东 條条 楊杨 楓枫 榦干 " +
  "槍枪 樂乐 樹树 檯台 檳槟 檸柠 櫻樱 欖榄 歐欧 氣气 沖冲 涼凉 " +
  "淨净 淩凌 湯汤 溫温 滙汇 漢汉 漿浆 潛潜 濃浓 濾滤 灣湾 烏乌 " +
  "無无 煙烟 熱热 燉炖 燒烧 燙烫 燴烩 燻熏 爐炉 爾尔 獼猕 現现 " +
  "瑪玛 當当 痠酸 盃杯 盤盘 眞真 硃朱 礦矿 祕秘 種种 窩窝 筆笔 " +
  "筍笋 箇个 籃篮 籠笼 粵粤 糉粽 糧粮 糰团 約约 紅红 紋纹 納纳 " +
  "紐纽 純纯 紙纸 級级 紮扎 細细 組组 結结 絨绒 統统 絲丝 經经 " +
  "綠绿 綵彩 緑绿 縮缩 總总 羅罗 義义 聖圣 聽听 腸肠 臘腊 臟脏 " +
  "臺台 與与 華华 菸烟 萵莴 葉叶 蓋盖 蓮莲 蔔卜 蔥葱 蔭荫 蕎荞 " +
  "薑姜 薦荐 薩萨 薹苔 藍蓝 蘆芦 蘇苏 蘋苹 蘭兰 蘿萝 蝦虾 螄蛳 " +
  "衚胡 衝冲 袷夹 裏里 裝装 裡里 製制 襪袜 覈核 託托 調调 諾诺 " +
  "豬猪 貝贝 貫贯 費费 貼贴 質质 車车 軟软 輕轻 轉转 農农 迴回 " +
  "進进 過过 達达 選选 鄉乡 醃腌 醣糖 醬酱 釀酿 針针 鈴铃 鉅巨 " +
  "錦锦 鍋锅 鍼针 鏇旋 鐵铁 長长 閃闪 開开 閤合 闆板 陞升 陰阴 " +
  "陸陆 陽阳 隻只 雙双 雜杂 雞鸡 雲云 電电 韆千 韓韩 頌颂 頭头 " +
  "顆颗 額额 風风 颱台 飛飞 飯饭 飲饮 餃饺 餅饼 餡馅 餬糊 饃馍 " +
  "饢馕 馬马 驢驴 髒脏 鬆松 鬍胡 鬱郁 魚鱼 魯鲁 魷鱿 鮑鲍 鮪鲔 " +
  "鮭鲑 鮮鲜 鯖鲭 鰐鳄 鰻鳗 鱈鳕 鱷鳄 鱸鲈 鳳凤 鴛鸳 鴦鸯 鴨鸭 " +
  "鵬鹏 鷄鸡 鷹鹰 鹹咸 鹼碱 鹽盐 麗丽 麥麦 麪面 麫面 麯曲 麴曲 " +
  "麵面 黃黄 點点 鼕冬 龍龙 ";

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
