import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { inWords, sumOf } from '#web/ui/calendar/planner/counts/away-counts.ts'
import { leaveKeyOf } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { localeOf } from '#web/ui/dates/locale.ts'
import { Avatar } from '#web/ui/person/avatar.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import type { SameTime } from './same-time.ts'
import styles from './same-time.module.css'

/** How many colleagues have a row; the sums count all of them. */
const mostRows = 6

/** Colleagues by days, dashed where they only asked, and how many would be away together with the person. */
export function SameTimeTable({ columns, rows, together, unit }: SameTime) {
  const { t, i18n } = useTranslation('request')
  const common = useTranslation('common')
  const { shortRange } = useDates()
  const said = columns.map(({ from_date, to_date }) => shortRange(from_date, to_date))
  return (
    <div>
      <table className={styles.table} style={{ '--columns': columns.length } as CSSProperties}>
        <thead>
          <tr>
            <th className={styles.caption}>{t('sameTime')}</th>
            {columns.map(({ from_date }, place) => (
              <th key={from_date} scope="col" className={styles.day} title={said[place]}>
                <Head day={from_date} unit={unit} said={said[place]!} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostRows).map(({ person, isAsked, boxes }) => (
            <tr key={person.id}>
              <th scope="row" className={styles.person}>
                <span className={styles.who}>
                  <Avatar person={person} size="sm" isAsked={isAsked} />
                  <span className={styles.words}>
                    <b className={styles.name} title={personName(person, i18n.language)}>
                      {personName(person, i18n.language)}
                    </b>{' '}
                    <span className={styles.state}>{t(isAsked ? 'onlyAsked' : 'willBeAway')}</span>
                  </span>
                </span>
              </th>
              {boxes.map((box, place) => (
                <td key={said[place]}>
                  <span
                    className={styles.box}
                    data-box={box?.status}
                    data-leave={box && box.type_id !== null ? leaveKeyOf(box.type_id) : undefined}
                  >
                    {box && (
                      <span className="visually-hidden">
                        {t(box.status === 'pending' ? 'onlyAsked' : 'willBeAway')}
                      </span>
                    )}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.sum}>
              {t('togetherAway')}
            </th>
            {together.map((count, place) => {
              const words = inWords(count, common)
              return (
                <td key={said[place]} className={styles.count} title={words}>
                  <span aria-hidden="true">{sumOf(count)}</span>
                  <span className="visually-hidden">{words}</span>
                </td>
              )
            })}
          </tr>
        </tfoot>
      </table>
      {rows.length > mostRows && <p className={styles.more}>{t('andMore', { count: rows.length - mostRows })}</p>}
    </div>
  )
}

/** The weekday and the number of a day; of a week the month and the number of its first day. */
function Head({ day, unit, said }: { day: string; unit: SameTime['unit']; said: string }) {
  const { i18n } = useTranslation()
  const above = new Intl.DateTimeFormat(localeOf(i18n.language), {
    ...(unit === 'day' ? { weekday: 'short' } : { month: 'short' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
  return (
    <>
      <span aria-hidden="true">
        {above}
        <b>{Number(day.slice(8))}</b>
      </span>
      <span className="visually-hidden">{said}</span>
    </>
  )
}
