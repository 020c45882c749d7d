import type { PlainTexts } from "./texts.ts";

export const zhHans: PlainTexts = {
  settings: {
    title: "请到柜台点餐",
    customers: "本机正在设置中。",
    wrong: "设置有何问题",
    file: "设置文件的位置",
    noFile: "没有指定文件。请用 --settings FILE 启动点餐机，或设置 KIOSK_SETTINGS。",
    next: "请更正并保存文件，点餐机会自动启动。各字段的含义见 docs/settings.md。",
    mended: "设置正确，点餐机正在启动。",
  },
  updating: "本机正在更新，稍后即可使用。",
  notSetUp: {
    heading: "本机尚未设置",
    how: "请在本机上运行以下命令：",
    supportCode: "支持代码",
  },
  records: {
    title: "请到柜台点餐",
    customers: "本机暂停使用。",
    forStaff: "店员须知：本机的记录无法使用",
    what: {
      "disk-full": "磁盘空间已满。请清理空间。",
      "not-writable": "本机无权写入其记录文件夹。请授予其账户写入权限。",
      "disk-failing": "磁盘无法读取或写入。请先检修磁盘，再作其他尝试。",
      damaged: "文件已损坏。",
      emptied: "文件是空的，其中的内容已丢失。",
      missing: "文件不见了，但本机曾有记录。",
      newer: "记录由更新的版本写入。请重新安装该版本。",
      "in-use": "另一台自助点餐机正在使用同一份记录。请将其停止。",
    },
    byItself: "完成后点餐机会自动启动。",
    restore: "请用此命令恢复最近的备份，或放回一份完好的副本；点餐机随后会自动启动：",
    beginAnew: "如要改用新的记录，请在旁边放一个以此命名的空文件：",
    lookUp: "使用新记录时，本机不知道进行中的订单。请向支付服务商和厨房查询。",
    where: "记录的位置",
    copy: "按发现时原样保存的副本位置",
  },
};
