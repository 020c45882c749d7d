/** Temperatures that the kernel knows: sensors of chips and drives (hwmon), and thermal zones. */
import { join } from "node:path";
import type { TemperatureReading } from "../../../domain/readiness/readings.ts";
import { namesIn, textOf } from "./system-files.ts";

/** Sensors that are not connected, and limits that are not set, report values beyond these. Degrees Celsius. */
const PLAUSIBLE = { least: -40, most: 150 };
/** More than a machine has that somebody would look at. */
const MOST_SENSORS = 32;

/** All that can be read below `root`; a zone whose sensor is listed already is left out. */
export function readTemperatures(root: string): readonly TemperatureReading[] {
  const sensors = folders(join(root, "sys/class/hwmon")).flatMap(chipSensors);
  const chips = new Set(sensors.map(({ chip }) => chip));
  const zones = folders(join(root, "sys/class/thermal"))
    .filter((folder) => folder.includes("thermal_zone"))
    .flatMap((folder) => zoneSensor(folder, chips));
  return [...sensors.map(({ sensor }) => sensor), ...zones].slice(0, MOST_SENSORS);
}

type ChipSensor = { readonly chip: string; readonly sensor: TemperatureReading };

function chipSensors(folder: string): readonly ChipSensor[] {
  const chip = textOf(join(folder, "name")) ?? "hwmon";
  return namesIn(folder)
    .flatMap((name) => /^(temp\d+)_input$/.exec(name)?.[1] ?? [])
    .flatMap((prefix) => {
      const celsius = celsiusOf(folder, `${prefix}_input`);
      if (celsius === null) return [];
      const label = textOf(join(folder, `${prefix}_label`));
      const sensor = {
        name: label === null ? chip : `${chip} ${label}`,
        celsius,
        highCelsius: limitOf(folder, `${prefix}_max`),
        criticalCelsius: limitOf(folder, `${prefix}_crit`),
      };
      return [{ chip, sensor }];
    });
}

function zoneSensor(folder: string, chips: ReadonlySet<string>): readonly TemperatureReading[] {
  const name = textOf(join(folder, "type")) ?? "zone";
  const celsius = celsiusOf(folder, "temp");
  if (celsius === null || chips.has(name)) return [];
  return [
    {
      name,
      celsius,
      highCelsius: tripOf(folder, "hot"),
      criticalCelsius: tripOf(folder, "critical"),
    },
  ];
}

/** The zone's trip point of this type. */
function tripOf(folder: string, type: string): number | null {
  const point = namesIn(folder)
    .flatMap((name) => /^(trip_point_\d+)_type$/.exec(name)?.[1] ?? [])
    .find((one) => textOf(join(folder, `${one}_type`)) === type);
  return point === undefined ? null : limitOf(folder, `${point}_temp`);
}

function limitOf(folder: string, file: string): number | null {
  const celsius = celsiusOf(folder, file);
  return celsius !== null && celsius > 0 ? celsius : null;
}

/** The kernel counts in thousandths. */
function celsiusOf(folder: string, file: string): number | null {
  const text = textOf(join(folder, file));
  const celsius = text === null ? Number.NaN : Number(text) / 1_000;
  const isPlausible = celsius > PLAUSIBLE.least && celsius < PLAUSIBLE.most;
  return isPlausible ? Math.round(celsius * 10) / 10 : null;
}

function folders(parent: string): readonly string[] {
  return namesIn(parent).map((name) => join(parent, name));
}
