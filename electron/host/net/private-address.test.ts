import { describe, expect, it } from "vitest";
import { addressIn, isPrivateAddress } from "./private-address.ts";

describe("private addresses", () => {
  it.each([
    ["127.0.0.1", "127.255.255.254", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255"],
    ["192.168.0.1", "169.254.169.254", "100.64.0.1", "224.0.0.1", "255.255.255.255"],
    ["192.0.0.1", "198.18.0.1", "198.19.255.255"],
    ["::1", "::", "fd00::1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1"],
    ["::ffff:127.0.0.1", "::ffff:a00:1", "::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::1"],
    ["2002:7f00:1::", "2001::1"],
  ])("are %s and similar ones", (...addresses) => {
    expect(addresses.filter((address) => !isPrivateAddress(address))).toEqual([]);
  });

  it("are none of the public ones, also in their IPv6 forms", () => {
    const open = ["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "64:ff9b::808:808"];
    // The nearest neighbours of the private networks.
    open.push("9.255.255.255", "11.0.0.1", "100.63.255.255", "126.0.0.1", "128.0.0.1");
    open.push("169.253.0.1", "172.15.255.255", "192.0.1.1", "192.167.0.1", "192.169.0.1");
    open.push("198.17.0.1", "198.20.0.1", "223.255.255.255", "1.0.0.1");
    expect([...open, "::ffff:8.8.8.8", "2001:4860::1"].filter(isPrivateAddress)).toEqual([]);
  });

  it("are recognized in a URL in every form that clients accept", () => {
    const forms = ["127.0.0.1", "2130706433", "0x7f.1", "0177.0.0.1", "127.0.0.1."];
    for (const host of forms) expect(addressIn(`https://${host}/a`)).toBe("127.0.0.1");
    expect(addressIn("https://[::1]:8443")).toBe("::1");
    expect(addressIn("https://localhost")).toBeNull();
  });
});
