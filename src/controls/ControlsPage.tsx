import { type ReactNode, useState } from "react";
import { MOODS } from "../../domain/look/brand.ts";
import { NumberPad } from "../phone/NumberPad.tsx";
import { TickBox } from "../screens/identify/TickBox.tsx";
import { Button, type ButtonKind } from "../ui/Button.tsx";
import { ChoiceButton } from "../ui/ChoiceButton.tsx";
import { ICON_NAMES, Icon } from "../ui/Icon.tsx";
import { Panel } from "../ui/Panel.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { Stepper } from "../ui/Stepper.tsx";
import "./controls.css";

const KINDS: readonly ButtonKind[] = ["main", "outline", "quiet", "link"];
const TONES = ["message", "loyalty", "problem"] as const;
/** The variants in which every control has to work; each has an address of its own. */
const VARIANTS = [
  "",
  "?contrast=high",
  "?text=large",
  "?text=largest",
  "?dir=rtl",
  "?color=%23f2c650",
  ...MOODS.map((mood) => `?mood=${mood}`),
];

export function ControlsPage() {
  return (
    <main className="controls">
      <h1>Controls</h1>
      <nav className="controls__variants" aria-label="Variants">
        {VARIANTS.map((variant) => (
          <a key={variant} href={`/ui${variant}`}>
            {variant === "" ? "default" : decodeURIComponent(variant.slice(1))}
          </a>
        ))}
      </nav>
      <Buttons />
      <Choices />
      <Numbers />
      <Panels />
      <Sheets />
      <Icons />
    </main>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="controls__group">
      <h2>{title}</h2>
      <div className="controls__row">{children}</div>
    </section>
  );
}

function Buttons() {
  return KINDS.map((kind) => (
    <Group title={`Button, ${kind}`} key={kind}>
      <Button kind={kind}>Words</Button>
      <Button kind={kind} icon="plus">
        With an icon
      </Button>
      <Button kind={kind} iconAfter="forward">
        Goes on
      </Button>
      <Button kind={kind} icon="close" aria-label="An icon alone" />
      <Button kind={kind} isDisabled>
        Cannot be had
      </Button>
    </Group>
  ));
}

function Choices() {
  const [chosen, setChosen] = useState("this");
  const [ticked, setTicked] = useState(true);
  return (
    <>
      <Group title="Choice">
        {["this", "that"].map((name) => (
          <ChoiceButton key={name} isChosen={chosen === name} onChoose={() => setChosen(name)}>
            {name}
          </ChoiceButton>
        ))}
      </Group>
      <Group title="Box to tick">
        <TickBox id="ticked" labelledBy="ticked-words" ticked={ticked} onChange={setTicked} />
        <label id="ticked-words" htmlFor="ticked">
          Ticked
        </label>
        <TickBox
          id="missing"
          labelledBy="missing-words"
          ticked={false}
          isInvalid
          onChange={setTicked}
        />
        <label id="missing-words" htmlFor="missing">
          Missing
        </label>
      </Group>
    </>
  );
}

const MOST = 9;

function Numbers() {
  const [digits, setDigits] = useState("");
  return (
    <>
      <Group title="Stepper: at its least, between, at its most">
        {[1, 4, MOST].map((start) => (
          <Counter key={start} start={start} />
        ))}
      </Group>
      <Group title={`Number pad: ${digits || "nothing typed"}`}>
        <NumberPad
          onKey={(key) => setDigits((before) => (key.key === "digit" ? before + key.digit : ""))}
        />
      </Group>
    </>
  );
}

function Counter({ start }: { readonly start: number }) {
  const [count, setCount] = useState(start);
  return (
    <Stepper
      label={`Stepper that began at ${start}`}
      value={count}
      min={1}
      max={MOST}
      onChange={setCount}
      moreLabel="One more"
      fewerLabel="One fewer"
    />
  );
}

function Panels() {
  return (
    <Group title="Panel">
      {TONES.map((tone) => (
        <Panel key={tone} tone={tone} title={tone}>
          <p>What there is to say, in a sentence or two.</p>
        </Panel>
      ))}
    </Group>
  );
}

function Sheets() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Group title="Sheet">
      <Button onPress={() => setOpen(true)}>Open it</Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="A sheet">
        <p>It rises from below, where every hand reaches; the rest waits behind it.</p>
      </Sheet>
    </Group>
  );
}

function Icons() {
  return (
    <Group title="Icon">
      {ICON_NAMES.map((name) => (
        <figure className="controls__icon" key={name}>
          <Icon name={name} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Group>
  );
}
