import { useTranslation } from 'react-i18next'
import { channelsOf, isAlwaysTold, type Channel, type Topic } from '#shared/notifications/preferences.ts'
import type { Wanted, WantedChange } from '#shared/notifications/wanted.ts'
import { Switch } from '#web/ui/form/checkbox/switch.tsx'
import styles from './wanted-switches.module.css'

interface WantedSwitchesProps {
  wanted: Wanted
  channels: readonly Channel[]
  /** Topics that do not concern the reader. */
  without?: readonly Topic[]
  /** Whose days off are meant. */
  quiet: { label: string; hint: string }
  onChange: (change: WantedChange) => void
}

/** What somebody is told of by which channel, a switch for each. */
export function WantedSwitches({ wanted, channels, without = [], quiet, onChange }: WantedSwitchesProps) {
  const { t } = useTranslation('notificationpage')
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('topic')}</span>
            </th>
            {channels.map(channel => (
              <th key={channel} scope="col">
                {t(channel)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {wanted.topics
            .filter(({ topic }) => !without.includes(topic))
            .map(({ topic, ...by }) => (
              <tr key={topic}>
                <th scope="row">{t(`topic_${topic}`)}</th>
                {channels.map(channel => (
                  <td key={channel}>
                    {isAlwaysTold(topic, channel)
                      ? t('always')
                      : channelsOf(topic).includes(channel) && (
                          <Switch
                            isLabelHidden
                            label={t(`switch_${channel}`, { topic: t(`topic_${topic}`) })}
                            value={by[channel]}
                            onChange={isOn => onChange({ choices: { [topic]: { [channel]: isOn } } })}
                          />
                        )}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      <div className={styles.quiet}>
        <Switch
          label={quiet.label}
          value={wanted.quiet_when_away}
          onChange={quiet_when_away => onChange({ quiet_when_away })}
        />
        <p>{quiet.hint}</p>
      </div>
    </>
  )
}
