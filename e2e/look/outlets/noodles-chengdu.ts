import type { Outlet, Text } from "../outlet.ts";

const text = (chinese: string, en: string): Text => ({ "zh-Hans": chinese, en });

/** A small noodle house in Chengdu, in Chinese and English. */
export const NOODLES_CHENGDU: Outlet = {
  name: "巷口面馆",
  currency: "CNY",
  timezone: "Asia/Shanghai",
  locales: ["zh-Hans", "en"],
  taxes: [],
  categories: [
    {
      id: "noodles",
      title: text("面", "Noodles"),
      dishes: [
        { id: "fried-noodles", title: text("素炒面", "Fried noodles with vegetables"), price: 18 },
        { id: "alley", title: text("巷口一碗香", "The alley's bowl"), price: 26 },
      ],
    },
    {
      id: "rice-dishes",
      title: text("饭", "Rice"),
      dishes: [
        { id: "fried-rice", title: text("蛋炒饭", "Egg fried rice"), price: 16 },
        { id: "rice", title: text("白米饭", "Steamed rice"), price: 3 },
      ],
    },
    {
      id: "drinks",
      title: text("饮料", "Drinks"),
      dishes: [
        { id: "green-tea", title: text("绿茶", "Green tea"), price: 8 },
        { id: "cola", title: text("可乐", "Cola"), price: 5 },
      ],
    },
  ],
  groups: [],
  combos: [],
};
