import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import type { ConsentState, MarketingChannel } from "./consent.ts";
import { TickBox } from "./TickBox.tsx";
import { useChannels } from "./use-channels.ts";

const ICONS: Readonly<Record<MarketingChannel, IconName>> = {
  sms: "message",
  whatsapp: "chat",
  email: "mail",
  push: "phone",
};

type ChannelCardsProps = {
  readonly offered: readonly MarketingChannel[];
  readonly state: ConsentState;
  readonly onChange: (change: Partial<ConsentState>) => void;
};

/** The channels on which the outlet may send messages; a touch anywhere on a card ticks it. */
export function ChannelCards(props: ChannelCardsProps) {
  const { t } = useTranslation(["common", "identify"]);
  const channels = useChannels(props);
  return (
    <fieldset className="channel-cards">
      <legend className="visually-hidden">{t("identify:consent.channels")}</legend>
      {channels.map(({ channel, ticked, tick }) => (
        <ChannelCard
          key={channel}
          icon={ICONS[channel]}
          name={t(`identify:consent.${channel}`)}
          ticked={ticked}
          onTick={tick}
        />
      ))}
    </fieldset>
  );
}

type ChannelCardProps = {
  readonly icon: IconName;
  readonly name: string;
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
};

function ChannelCard({ icon, name, ticked, onTick }: ChannelCardProps) {
  const id = useId();
  return (
    <label className="channel-card" data-ticked={ticked || undefined} htmlFor={id}>
      <span className="channel-card__icon">
        <Icon name={icon} />
      </span>
      <span className="channel-card__name" id={`${id}-name`}>
        {name}
      </span>
      <TickBox id={id} ticked={ticked} labelledBy={`${id}-name`} onChange={onTick} />
    </label>
  );
}
