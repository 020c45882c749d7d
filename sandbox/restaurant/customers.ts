/** A reward that a customer may take: a menu item by its global id, given for points. */
export interface SeedReward {
  itemId: string;
  titleByLocale: Record<string, string>;
  /** The menu's price, decimal text; the 100 % discount reduces it to zero. */
  price: string;
  quantity: number;
  /** Points that redeeming it costs. */
  points: number;
}

/** A customer of the loyalty program in the sandbox's initial data. */
export interface SeedCustomer {
  id: number;
  name: string;
  email: string | null;
  phoneNumber: string | null;
  /** Id of the mobile app's account; null if the customer never installed it. */
  publicClientId: number | null;
  tier: string | null;
  pointsBalance: number;
  /** What is printed on the loyalty card, in the QR code and below it. Null: has no card. */
  card: { qrCode: string; shortCode: string } | null;
  rewards?: SeedReward[];
  /** Order-level discounts; `value` is percent, or an amount as decimal text. */
  discounts?: { discountId: string; type: "percent" | "amount"; value: string }[];
  /** What the customer wants to pay with points, decimal text of the outlet's currency. */
  pointsPayment?: string;
  maxPointsPercent?: number;
  /** The tier and balance look-up is unavailable: both are null (in-store-loyalty.md §2.2). */
  lookupUnavailable?: boolean;
  /** Why the service refuses this customer; shown in the error message. */
  blockedReason?: string;
  /**
   * Belongs to another client of the operator, so publicClientId finds nobody here (in-store-loyalty.md §7,
   * code 500).
   */
  otherClient?: boolean;
  hasEverRewardedPoints?: boolean;
  /** The purpose of this customer, for the sandbox page. */
  shows: string;
}

const mintLemonade: SeedReward = {
  itemId: "lemonade-mint",
  titleByLocale: {
    en: "Mint lemonade",
    de: "Minzlimonade",
    tr: "Naneli limonata",
    ar: "ليموناضة بالنعناع",
  },
  price: "3.90",
  quantity: 1,
  points: 300,
};

/** An occasional gift of the restaurant: a code for it costs no points. */
export const gift: SeedReward = {
  itemId: "cake-chocolate",
  titleByLocale: {
    en: "Chocolate cake",
    de: "Schokoladentorte",
    tr: "Çikolatalı pasta",
    ar: "كعكة الشوكولاتة",
  },
  price: "4.90",
  quantity: 1,
  points: 0,
};

/** The regulars of Beet & Barley. 0171 39200xx is a range that the German regulator keeps for fiction. */
export const customers: SeedCustomer[] = [
  {
    id: 20117,
    name: "Amara Okafor",
    email: "amara.okafor@mail.example",
    phoneNumber: "+4915112345678",
    publicClientId: 880017,
    tier: "Gold",
    pointsBalance: 1240,
    card: { qrCode: "BBF-20117-K7QX4M", shortCode: "204117" },
    rewards: [mintLemonade],
    pointsPayment: "5.00",
    maxPointsPercent: 100,
    hasEverRewardedPoints: true,
    shows: "Gold: a reward drink and 5.00 paid with points",
  },
  {
    id: 20342,
    name: "Jonas Keller",
    email: "jonas.keller@mail.example",
    phoneNumber: "+491713920042",
    publicClientId: 880342,
    tier: "Silver",
    pointsBalance: 460,
    card: { qrCode: "BBF-20342-P2WD9R", shortCode: "203342" },
    discounts: [{ discountId: "SILVER10", type: "percent", value: "10" }],
    hasEverRewardedPoints: true,
    shows: "Silver: 10 % off the order",
  },
  {
    id: 20558,
    name: "Elif Yıldız",
    email: null,
    phoneNumber: "+905321112233",
    publicClientId: null,
    tier: null,
    pointsBalance: 815,
    card: { qrCode: "BBF-20558-T5HN3C", shortCode: "205558" },
    lookupUnavailable: true,
    hasEverRewardedPoints: true,
    shows: "tier and balance unknown (null)",
  },
  {
    id: 20731,
    name: "Salim Haddad",
    email: "salim.haddad@mail.example",
    phoneNumber: "+491713920031",
    publicClientId: 880731,
    tier: "Bronze",
    pointsBalance: 250,
    card: { qrCode: "BBF-20731-V8JF6L", shortCode: "207731" },
    pointsPayment: "2.50",
    maxPointsPercent: 50,
    hasEverRewardedPoints: true,
    shows: "only points: up to half of the order",
  },
  {
    id: 20904,
    name: "Greta Lindqvist",
    email: "greta.lindqvist@mail.example",
    phoneNumber: "+491713920004",
    publicClientId: 880904,
    tier: "Bronze",
    pointsBalance: 90,
    card: { qrCode: "BBF-20904-Z3RB7S", shortCode: "209904" },
    discounts: [{ discountId: "WELCOME2", type: "amount", value: "2.00" }],
    shows: "new: never earned points, 2.00 off the first order",
  },
  {
    id: 21088,
    name: "Tomasz Wójcik",
    email: null,
    phoneNumber: "+491713920088",
    publicClientId: 881088,
    tier: "Bronze",
    pointsBalance: 0,
    card: { qrCode: "BBF-21088-D9CM2G", shortCode: "210088" },
    blockedReason: "account under review",
    shows: "refused: the account is under review",
  },
  {
    id: 31500,
    name: "Mei Tanaka",
    email: null,
    phoneNumber: null,
    publicClientId: 990500,
    tier: "Gold",
    pointsBalance: 3000,
    card: null,
    otherClient: true,
    shows: "belongs to another client: publicClientId is refused with code 500",
  },
];
