import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { lazyComponent } from "./lazy-component.tsx";

type File = ComponentType<{ readonly name: string }>;

const Hello: File = ({ name }) => <p>Hello {name}</p>;

test("a component appears when its file is loaded, and at once afterwards", async () => {
  const file = Promise.withResolvers<File>();
  const { Component } = lazyComponent(() => file.promise);
  const early = await render(<Component name="Ada" />);
  await expect.element(early.baseElement).toHaveTextContent("");
  file.resolve(Hello);
  await expect.element(early.getByText("Hello Ada")).toBeVisible();
  await early.rerender(<Component name="Grace" />);
  await expect.element(early.getByText("Hello Grace")).toBeVisible();
  await early.unmount();

  const ahead = lazyComponent(async () => Hello);
  await ahead.fetch();
  const { container } = await render(<ahead.Component name="Ada" />);
  expect(container.textContent).toBe("Hello Ada");
});

test("a file that does not load is requested again while something waits for it", async () => {
  let requests = 0;
  const { Component } = lazyComponent<{ readonly name: string }>(async () => {
    requests += 1;
    if (requests < 3) throw new Error("the file did not load");
    return Hello;
  });
  const { getByText } = await render(<Component name="Ada" />);
  await expect.element(getByText("Hello Ada"), { timeout: 10_000 }).toBeVisible();
  expect(requests).toBe(3);
});

test("a file that did not load ahead is requested when it is needed", async () => {
  let requests = 0;
  const { Component, fetch } = lazyComponent<{ readonly name: string }>(async () => {
    requests += 1;
    if (requests === 1) throw new Error("the file did not load");
    return Hello;
  });
  await fetch();
  const { getByText } = await render(<Component name="Ada" />);
  await expect.element(getByText("Hello Ada")).toBeVisible();
  expect(requests).toBe(2);
});
