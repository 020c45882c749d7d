/** Drafts from elsewhere: pasted or dropped onto the preview, and with texts that do not fit. */
import { expect, test } from "./pages/previewer.ts";

test.use({ viewport: { width: 1920, height: 1080 } });

test("a text that overflows at the largest size is reported on its screen", async ({
  desk,
  page,
}) => {
  const { previewer, save } = desk;
  save((draft) => {
    draft.locales.enabled = ["en"];
    draft.currencySymbol = "NORTHERNCROWNTHALERS".repeat(3);
  });
  await page.goto(desk.url);
  await expect(page.getByText(previewer.say("preview:findings.measured"))).toBeVisible();
  await expect(previewer.finding("scene-stuck")).toHaveCount(0);
  const found = previewer.finding("text-overflows").filter({ hasText: "NORTHERNCROWNTHALERS" });
  await found.first().getByRole("button").click();
  await expect(previewer.screen().locator("html")).toHaveAttribute("data-text", "largest");
});

test("a pasted or dropped text that is not a configuration is refused with the invalid field, and corrected", async ({
  desk,
  page,
}) => {
  const { previewer, live } = desk;
  await page.goto(desk.url);
  const paste = async (text: string) => {
    await page.getByRole("button", { name: previewer.say("preview:source.paste") }).click();
    await page.getByLabel(previewer.say("preview:paste.label")).fill(text);
    await page.getByRole("button", { name: previewer.say("preview:paste.use") }).click();
  };
  await paste("{nothing");
  await expect(page.locator(".refused")).toContainText("JSON");
  await paste(JSON.stringify({ accepted: true, config: { ...live, revision: "one" } }));
  await expect(page.locator(".refused")).toContainText("config.revision");
  await paste(JSON.stringify({ accepted: true, config: live }));
  await expect(page.locator(".refused")).toHaveCount(0);
  await previewer.drawn();
  // The same by a dropped file.
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['{"revision": true}'], "dropped.json"));
    return data;
  });
  await page.dispatchEvent(".preview", "drop", { dataTransfer: dropped });
  await expect(page.locator(".refused")).toContainText("revision");
});
