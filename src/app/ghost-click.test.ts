import { describe, expect, it } from "vitest";
import { isGhostClick } from "./ghost-click.ts";

/** A tree of elements: each contains itself and what its children contain. */
class FakePlace {
  isConnected = true;
  readonly #children: readonly FakePlace[];
  constructor(...children: readonly FakePlace[]) {
    this.#children = children;
  }
  contains(other: unknown): boolean {
    return other === this || this.#children.some((child) => child.contains(other));
  }
}

describe("a click after a touch", () => {
  const icon = new FakePlace();
  const button = new FakePlace(icon);
  const card = new FakePlace();

  it("belongs to the control on which the pointer went down, and to its content", () => {
    expect(isGhostClick(button, button)).toBe(false);
    expect(isGhostClick(button, icon)).toBe(false);
    expect(isGhostClick(icon, button)).toBe(false);
  });

  it("does not belong to what came to lie under the finger later", () => {
    expect(isGhostClick(button, card)).toBe(true);
  });

  it("belongs to nothing once the pressed control is gone", () => {
    const gone = new FakePlace();
    gone.isConnected = false;
    expect(isGhostClick(gone, card)).toBe(true);
  });

  it("is left alone if no touch came before it", () => {
    expect(isGhostClick(null, card)).toBe(false);
  });
});
