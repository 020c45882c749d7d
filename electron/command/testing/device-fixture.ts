/** For the tests of a file: the sandbox's services, and a new device before each test. */
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { createDoctorFixture } from "../../host/staff/doctor/testing/doctor-fixture.ts";
import { createDevice, type TestDevice } from "./device.ts";

export type DeviceFixture = {
  readonly device: TestDevice;
  readonly fixture: Awaited<ReturnType<typeof createDoctorFixture>>;
};

/** To be called once in a test file: `use` gets the device of the next test, and the services of all of them. */
export function deviceBeforeEach(use: (given: DeviceFixture) => void): void {
  let fixture: DeviceFixture["fixture"];
  let device: TestDevice;
  beforeAll(async () => {
    fixture = await createDoctorFixture();
  });
  afterAll(() => fixture.close());
  beforeEach(() => {
    device = createDevice();
    use({ device, fixture });
  });
  afterEach(() => device.remove());
}
