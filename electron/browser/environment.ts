/** What of this process's environment its browser gets: secrets of the settings may be in it ({"env": "NAME"}). */

/** What a program needs to find its files, its display, its sound and its printer. */
const NAMES = new Set([
  "DBUS_SESSION_BUS_ADDRESS",
  "DBUS_SYSTEM_BUS_ADDRESS",
  "DISPLAY",
  "HOME",
  "LANG",
  "LANGUAGE",
  "LOGNAME",
  "PATH",
  "SHELL",
  "TMPDIR",
  "TZ",
  "USER",
  "WAYLAND_DISPLAY",
  "XAUTHORITY",
  // Of Debian's script that starts Chromium.
  "CHROMIUM_FLAGS",
  // Of the printer for receipts.
  "CUPS_SERVER",
  // Where Windows programs find their files.
  "APPDATA",
  "LOCALAPPDATA",
  "PROGRAMDATA",
  "PROGRAMFILES",
  "SYSTEMROOT",
  "TEMP",
  "TMP",
  "USERPROFILE",
  "WINDIR",
]);
const PREFIXES = ["ALSA_", "FONTCONFIG_", "LC_", "PIPEWIRE_", "PULSE_", "XCURSOR_", "XDG_"];
/** For the payment page; one with a password stays here. */
const PROXIES = new Set(["ALL_PROXY", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY"]);

export function browserEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name, value = ""]) => {
      const upper = name.toUpperCase();
      if (PROXIES.has(upper)) return !value.includes("@");
      return NAMES.has(upper) || PREFIXES.some((prefix) => name.startsWith(prefix));
    }),
  );
}
