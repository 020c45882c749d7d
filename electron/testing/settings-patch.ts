/** Changes to the settings that the sandbox gives out, merged one level deep into each section. */
export type SettingsPatch = Partial<Record<string, Record<string, unknown>>>;

/** The settings with these changes. */
export function patched(settings: Record<string, unknown>, patch: SettingsPatch): unknown {
  const sections = Object.entries(settings).map(([name, section]) => [
    name,
    typeof section === "object" && section !== null ? { ...section, ...patch[name] } : section,
  ]);
  return Object.fromEntries(sections);
}
