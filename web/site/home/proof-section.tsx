import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { yearOf } from '#shared/calendar/day.ts'
import { labelOf, type Line } from '#shared/leave/entitlement/line.ts'
import { joinedPieces } from '#shared/leave/entitlement/pieces.ts'
import { DayStrip, type DayCell } from '#web/ui/calendar/day-strip/day-strip.tsx'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import { Choice } from './choice.tsx'
import { useHydrated } from '#web/ui/form/use-hydrated.ts'
import type { countDaysOff } from '../days-off-calculator-count.ts'
import { emptyDraft } from '../days-off-calculator-draft.ts'
import { useSay } from '../use-say.ts'
import { Section } from './section.tsx'
import { useIsNear } from './motion/use-is-near.ts'
import { useOneByOne } from './motion/use-one-by-one.ts'
import styles from './proof-section.module.css'

/** The day for which the page is prerendered. */
const dayOfPrerendering = '2026-01-01'

/** How old a child is taken to be: any age up to sixteen counts the same. */
const childAge = 5

const counts = ['0', '1', '2', '3'] as const

/** What is due to anybody, before the law is there to count by. */
const atLeast = { allowance_days: 20, lines: [{ part: 'base', days: 20, paragraph: 'Mt. 116. §' }] as Line[] }

/** The calculator by three facts, as a proof of what the product counts for everybody. */
export function ProofSection() {
  const { t } = useTranslation('home')
  const [birthId, startId, hintId] = [useId(), useId(), useId()]
  const today = useHydrated() ? todayInBudapest() : dayOfPrerendering
  const year = yearOf(today)
  const [birth, setBirth] = useState('')
  const [children, setChildren] = useState<(typeof counts)[number]>('0')
  const [start, setStart] = useState('')
  const section = useRef<HTMLDivElement>(null)
  const count = useCount(useIsNear(section))

  const born = { year: String(year - childAge), isDisabled: false }
  const draft = { ...emptyDraft(year), birth, start, children: Array.from({ length: Number(children) }, () => born) }
  const counted = count?.(draft, today) ?? { due: undefined, mistakes: {} }
  // What is still being typed is no mistake, but there is no other number either.
  const due = counted.due ?? atLeast
  const isWrong = Object.keys(counted.mistakes).length > 0

  return (
    <Section title={t('proofTitle')} lead={t('proofLead')}>
      <div ref={section} className={styles.columns}>
        <div className={styles.fields}>
          <label htmlFor={birthId}>{t('proofBirth')}</label>
          <input
            id={birthId}
            inputMode="numeric"
            autoComplete="bday-year"
            maxLength={10}
            value={birth}
            onChange={({ target }) => setBirth(target.value.trim())}
          />
          <span className={styles.label}>{t('proofChildren')}</span>
          <Choice
            label={t('proofChildren')}
            options={counts.map(value => ({ value, label: value === '3' ? t('proofThreeOrMore') : value }))}
            value={children}
            onChange={setChildren}
          />
          <label htmlFor={startId}>{t('proofStart')}</label>
          <input
            id={startId}
            placeholder={`${year}-03-16`}
            maxLength={10}
            aria-describedby={hintId}
            value={start}
            onChange={({ target }) => setStart(target.value.trim())}
          />
          <small id={hintId}>{t('proofStartHint')}</small>
          <p className={styles.quiet}>
            {t('proofFoot')} <Link to="/days-off-calculator">{t('proofFull')}</Link>
          </p>
        </div>
        <div className={styles.result}>
          <div aria-live="polite" aria-atomic="true">
            <p className={styles.figure}>
              <b>{due.allowance_days}</b> {t('proofResult', { count: due.allowance_days, year })}
            </p>
            {(isWrong || birth === '') && <p className={styles.quiet}>{t(isWrong ? 'proofWrong' : 'proofEmpty')}</p>}
          </div>
          <ProofLines lines={due.lines} />
          <p className={styles.everyone}>
            {t('proofEveryone')} <Link to="/register">{t('pricesBegin')}</Link>
          </p>
        </div>
      </div>
    </Section>
  )
}

/** Each group of days with why it is due. */
function ProofLines({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('home')
  const say = useSay()
  const list = useRef<HTMLUListElement>(null)
  useOneByOne(list, lines)
  return (
    <>
      <p className={styles.quiet}>{joinedPieces(lines, say)}</p>
      <ul ref={list} className={styles.lines}>
        {lines.map(line => {
          const { part, days, paragraph } = line
          const label = say(labelOf(line))
          const cells = Array<DayCell>(Math.abs(days)).fill(days < 0 ? 'off' : 'planned')
          return (
            <li key={part}>
              <b>{days < 0 ? `−${-days}` : `+${days}`}</b> <span>{label}</span> <small>{paragraph}</small>
              <DayStrip cells={cells} label={t('proofStrip', { label, count: days })} />
            </li>
          )
        })}
      </ul>
    </>
  )
}

type Count = typeof countDaysOff

/** The law, which comes once somebody is near. */
function useCount(isNear: boolean): Count | undefined {
  const [count, setCount] = useState<Count>()
  useEffect(() => {
    if (!isNear) return
    void import('../days-off-calculator-count.ts').then(law => setCount(() => law.countDaysOff))
  }, [isNear])
  return count
}
