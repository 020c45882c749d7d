/** Changes to the settings from the sandbox, merged one level deep into each section. */
export type SettingsPatch = Partial<Record<string, Record<string, unknown>>>;

export function patched(settings: Record<string, unknown>, patch: SettingsPatch): unknown {
  const sections = Object.entries(settings).map(([name, section]) => [
    name,
    typeof section === "object" && section !== null ? { ...section, ...patch[name] } : section,
  ]);
  return Object.fromEntries(sections);
}
