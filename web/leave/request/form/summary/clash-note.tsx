import { Trans, useTranslation } from 'react-i18next'
import type { Period } from '#shared/calendar/period.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { useTypeName } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import type { Clash, Taken } from './clash.ts'
import styles from '../request-form.module.css'

type Booking = Period & { type_id: number }

/** How many bookings a sentence names; more are counted. */
const mostNamed = 3

/** Which of the chosen days are taken, and by what. */
export function ClashSentence({ clash: { taken } }: { clash: Clash<Booking> }) {
  const [first, ...others] = taken
  return others.length > 0 ? <Several taken={taken} /> : <One {...first} />
}

function One({ booking, days }: Taken<Booking>) {
  const { t } = useTranslation('request')
  const { shortRange } = useDates()
  const nameOf = useTypeName()
  const isWhole = booking.from_date === days.from_date && booking.to_date === days.to_date
  return (
    <span className={styles.taken}>
      <Trans
        t={t}
        i18nKey={isWhole ? 'clashWhole' : 'clash'}
        values={{
          day: shortRange(days.from_date, days.to_date),
          what: nameOf(booking.type_id).toLocaleLowerCase(),
          dates: shortRange(booking.from_date, booking.to_date),
        }}
        components={{ b: <b /> }}
      />
    </span>
  )
}

function Several({ taken }: { taken: readonly Taken<Booking>[] }) {
  const { t } = useTranslation('request')
  const { shortRange } = useDates()
  const nameOf = useTypeName()
  const named = taken.slice(0, mostNamed).map(({ booking, days }) => {
    const what = nameOf(booking.type_id).toLocaleLowerCase()
    return `${what}, ${shortRange(days.from_date, days.to_date)}`
  })
  const more = taken.length - named.length
  return (
    <span className={styles.taken}>
      <Trans
        t={t}
        i18nKey={more > 0 ? 'clashMore' : 'clashSeveral'}
        values={{ what: named.join('; '), count: more }}
        components={{ b: <b /> }}
      />
    </span>
  )
}

interface ClashNoteProps {
  clash: Clash<Booking> | undefined
  onUse: (instead: Period) => void
}

/** Names the booking that is in the way, and offers free days; while there is none its place says how days are chosen. */
export function ClashNote({ clash, onUse }: ClashNoteProps) {
  const { t } = useTranslation('request')
  const { shortRange } = useDates()
  return (
    <div className={styles.clash} data-hint={!clash || undefined}>
      {!clash && <p className={styles.howTo}>{t('chooseDays')}</p>}
      <div className={styles.inTheWay} role="status">
        {clash && (
          <>
            <span className={styles.sentence}>
              <Icon name="error" size="sm" />
              <ClashSentence clash={clash} />
            </span>
            {clash.instead && (
              <Button size="sm" onPress={() => onUse(clash.instead!)}>
                {t('clashUse', { dates: shortRange(clash.instead.from_date, clash.instead.to_date) })}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
