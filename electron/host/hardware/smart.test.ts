/**
 * Answers of smartctl 7 for real drives: from the test data of scrutiny (github.com/AnalogJ/scrutiny) and of
 * smartctl_exporter (github.com/prometheus-community/smartctl_exporter), without serial numbers.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSmartLines } from "./smart.ts";

const ANSWERS = readFileSync(new URL("testing/smartctl.jsonl", import.meta.url), "utf8");

const drive = (model: string) => {
  const found = readSmartLines(ANSWERS).find((one) => one.model === model);
  if (!found) throw new Error(`no answer of ${model}`);
  return found;
};

test("a healthy disk has its temperature and hours, and no signs", () => {
  expect(drive("WDC WD140EDFZ-11A0VA0")).toEqual({
    device: "/dev/sdb",
    model: "WDC WD140EDFZ-11A0VA0",
    isPassed: true,
    signs: [],
    celsius: 32,
    powerOnHours: 1_730,
    percentageUsed: null,
  });
});

test("a disk that fails is one, with each sign of it", () => {
  expect(drive("Hitachi HDS721050DLE630")).toMatchObject({
    isPassed: false,
    signs: ["attribute-failing", "reallocated-sectors", "pending-sectors"],
  });
});

test("a disk that passes by its own word, and has replaced sectors, shows it", () => {
  expect(drive("ST3500418AS")).toMatchObject({ isPassed: true, signs: ["reallocated-sectors"] });
});

test("a healthy NVMe drive has the share of its life that is used", () => {
  expect(drive("INTEL SSDPEKNW010T8")).toMatchObject({
    isPassed: true,
    signs: [],
    celsius: 36,
    percentageUsed: 0,
  });
});

test("an NVMe drive that lost data, or warns of its backup, shows it", () => {
  expect(drive("Samsung SSD 970 EVO 500GB").signs).toEqual(["media-errors"]);
  expect(drive("SAMSUNG MZWLL3T2HAJQ-00005")).toMatchObject({
    isPassed: false,
    signs: ["critical-warning"],
  });
});

test("a drive with too little spare, or beyond its life, shows it", () => {
  const log = {
    available_spare: 4,
    available_spare_threshold: 10,
    percentage_used: 103,
  };
  const line = { device: { name: "/dev/nvme0" }, nvme_smart_health_information_log: log };
  const [found] = readSmartLines(JSON.stringify(line));
  expect(found?.signs).toEqual(["spare-low", "worn-out"]);
});

test("a device that cannot be opened, knows no health, or is no answer at all is left out", () => {
  const virtual = JSON.stringify({ device: { name: "/dev/vda" }, smart_support: false });
  const notOpened = ANSWERS.trim().split("\n").at(-1) ?? "";
  expect(notOpened).toContain("Open failed");
  expect(readSmartLines([virtual, notOpened, "Killed", "", "[]"].join("\n"))).toEqual([]);
});
