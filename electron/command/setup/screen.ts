/** The kiosk's screen: which one it is, how its panel was turned, and the touches on it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DeviceFinding, finding } from "../../host/command/findings.ts";
import { removeInstalledFile, writeInstalledFile } from "../../host/command/installed-file.ts";
import type { Prompter } from "../../host/command/prompter.ts";
import type { Installation } from "./apply.ts";
import type { Answers, Screen } from "./prepared.ts";

/** A screen by the kernel's name of its connector, which is the compositor's too. */
export type ConnectedScreen = {
  readonly output: string;
  /** For example "1920 × 1080"; null if it does not say. */
  readonly size: string | null;
};

/** How a panel was turned, and by how much its picture is turned in return, as Wayland counts: counterclockwise. */
const TURNED: Readonly<Record<string, Screen["rotate"] | null>> = {
  no: null,
  clockwise: "90",
  counterclockwise: "270",
  "upside down": "180",
};

/** The screens that are connected to the machine now. */
export function connectedScreens(root: string): readonly ConnectedScreen[] {
  const folder = join(root, "sys/class/drm");
  if (!existsSync(folder)) return [];
  const textOf = (connector: string, file: string) => {
    const path = join(folder, connector, file);
    return existsSync(path) ? readFileSync(path, "utf8").trim() : "";
  };
  return readdirSync(folder)
    .sort()
    .flatMap((connector) => {
      const output = /^card\d+-([\w-]+)$/.exec(connector)?.[1];
      if (output === undefined || textOf(connector, "status") !== "connected") return [];
      const size = /^(\d+)x(\d+)/.exec(textOf(connector, "modes"));
      return [{ output, size: size && `${size[1]} × ${size[2]}` }];
    });
}

/** Asks how the panel was turned; null if it was not, undefined if no screen is connected: then it stays as it is. */
export async function askScreen(
  present: Answers["screen"],
  {
    prompter,
    screens,
  }: { readonly prompter: Prompter; readonly screens: readonly ConnectedScreen[] },
): Promise<Answers["screen"]> {
  const [first] = screens;
  if (first === undefined) return present;
  const names = screens.map(({ output }) => output);
  const wanted = names.includes(present?.output ?? "") ? (present?.output ?? "") : first.output;
  const output =
    names.length === 1
      ? first.output
      : await prompter.text({
          message: `Which one (${names.join(", ")})`,
          present: wanted,
          problemOf: (answer) => (names.includes(answer) ? null : `must be ${names.join(" or ")}`),
        });
  const size = screens.find((screen) => screen.output === output)?.size;
  const ways = Object.keys(TURNED);
  const turned = await prompter.text({
    message: `Was ${output}${size ? ` (${size})` : ""} turned (${ways.join(", ")})`,
    present: ways.find((way) => TURNED[way] === (present?.rotate ?? null)) ?? "no",
    problemOf: (answer) => (ways.includes(answer) ? null : `must be ${ways.join(" or ")}`),
  });
  const rotate = TURNED[turned] ?? null;
  return rotate && { output, rotate };
}

/** Turns the picture by the unit, and touches with it by udev: the compositor turns those of a screen that they name. */
export function writeScreen({
  paths,
  system,
  answers: { screen },
}: Installation): readonly DeviceFinding[] {
  if (screen === undefined) return [];
  if (screen === null) {
    removeInstalledFile(paths.screenDropIn);
    removeInstalledFile(paths.touchRules);
    return [];
  }
  const { output, rotate } = screen;
  writeInstalledFile(system, {
    path: paths.screenDropIn,
    text: `[Service]\nEnvironment=KIOSK_ROTATE_OUTPUT=${output} KIOSK_ROTATE=${rotate}\n`,
    audience: "everybody",
  });
  writeInstalledFile(system, {
    path: paths.touchRules,
    text: `SUBSYSTEM=="input", KERNEL=="event*", ENV{ID_INPUT_TOUCHSCREEN}=="1", ENV{WL_OUTPUT}="${output}"\n`,
    audience: "everybody",
  });
  return [finding("ok", "screen", `picture and touches of ${output} are turned by ${rotate}°`)];
}

/** Lets devices that are connected have the rules that were written. */
export function applyTouchRules({ paths, system }: Pick<Installation, "paths" | "system">): void {
  if (!existsSync(paths.touchRules)) return;
  system.run("udevadm", ["control", "--reload"]);
  system.run("udevadm", ["trigger", "--subsystem-match=input", "--settle"]);
}
