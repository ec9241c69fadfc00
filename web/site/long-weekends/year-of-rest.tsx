import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Day, Year } from '#shared/calendar/day.ts'
import { stretchesWhere } from '#shared/site/long-weekends/free-days.ts'
import { leaveCalendar } from '#shared/site/long-weekends/leave-calendar.ts'
import { lengthOf, restsOf } from '#shared/site/long-weekends/long-weekends.ts'
import { NativeButton } from '#web/ui/button/native-button.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { useHydrated } from '#web/ui/form/use-hydrated.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { budgets } from './chosen-days.ts'
import { daysOf } from './days-of.ts'
import { RestLegend } from './rest-legend.tsx'
import { YearBoxes } from './year-boxes.tsx'
import styles from './year-of-rest.module.css'

interface YearOfRestProps {
  year: Year
  budget: number
  days: readonly Day[]
  onBudget: (budget: number) => void
  onSwap: (day: Day) => void
}

const nowInSeconds = () => Math.floor(Date.now() / 1000)

/** The year as boxes, with the days to take, the rests that come of them, and the ways to keep the choice. */
export function YearOfRest({ year, budget, days, onBudget, onSwap }: YearOfRestProps) {
  const { t } = useTranslation('weekends')
  const isHydrated = useHydrated()
  const name = useId()
  const [isCopied, setCopied] = useState(false)
  const taken = new Set(days)
  const rests = restsOf(year, taken)
  const rest = rests.reduce((sum, stretch) => sum + lengthOf(stretch), 0)

  function toCalendar() {
    const stretches = stretchesWhere(rests.flatMap(daysOf), day => taken.has(day))
    saveFile(`${year}.ics`, leaveCalendar(stretches, t('leave'), nowInSeconds()), 'text/calendar')
  }

  async function copy() {
    await navigator.clipboard.writeText(location.href)
    setCopied(true)
  }

  return (
    <section className={styles.panel} aria-label={t('grid')}>
      <div className={styles.top}>
        <fieldset disabled={!isHydrated} className={styles.budget}>
          <legend>{t('budget')}</legend>
          <div className={styles.segments}>
            {budgets.map(number => (
              <label key={number} className={styles.segment}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name={name}
                  checked={number === budget}
                  onChange={() => onBudget(number)}
                />
                {number}
              </label>
            ))}
          </div>
        </fieldset>
        <p className={styles.figure} aria-live="polite">
          <b>{rest}</b> {t('restDays', { count: days.length })}
          {rests.length > 0 && `, ${t('parts', { count: rests.length })}`}
        </p>
        <div className={styles.keep}>
          <NativeButton onClick={toCalendar} disabled={!isHydrated || days.length === 0}>
            <Icon name="calendar" size="sm" /> {t('toCalendar')}
          </NativeButton>
          <NativeButton onClick={() => void copy()} disabled={!isHydrated}>
            <Icon name={isCopied ? 'check' : 'copy'} size="sm" /> {t(isCopied ? 'copied' : 'link')}
          </NativeButton>
        </div>
      </div>
      <YearBoxes year={year} taken={taken} rests={rests} onSwap={onSwap} />
      <RestLegend year={year} taken={days.length} rests={rests} />
    </section>
  )
}
