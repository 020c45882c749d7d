import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { api, STREAM } from "../api.ts";
import { useSession } from "../session/session.ts";
import { applyChanges, type Devices, NO_DEVICES } from "./device-changes.ts";

/** All kiosks and displays, as they are now. */
export function useDevices(): UseQueryResult<Devices, unknown> {
  const input = useSession();
  const queryKey = ["devices", input.session];
  return useQuery({
    queryKey,
    queryFn: async ({ signal, client }): Promise<Devices> => {
      let devices = NO_DEVICES;
      for await (const changes of await api.devices.live(input, { signal })) {
        devices = applyChanges(devices, changes);
        client.setQueryData(queryKey, devices);
      }
      return devices;
    },
    ...STREAM,
  });
}
