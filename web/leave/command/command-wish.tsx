import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Preview } from '#shared/leave/contract/request/preview-leave.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LeaveDot } from '#web/ui/calendar/leave-mark/leave-dot.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Avatar } from '#web/ui/person/avatar.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { TextWithArrows } from '#web/ui/text-with-arrows/text-with-arrows.tsx'
import { NameList } from '../name-list.tsx'
import { ClashSentence } from '../request/form/summary/clash-note.tsx'
import type { Clash } from '../request/form/summary/clash.ts'
import { balancesAfter } from '../request/form/summary/balances-after.ts'
import { useHoursFormat } from '../use-hours-format.ts'
import { leaveKeyOf, useTypeName } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import styles from './command.module.css'
import type { Wish } from './use-meaning.ts'
import { needsForm, objectionsOf } from './use-send.ts'
import { localeOf } from '#web/ui/dates/locale.ts'

/** The name of a wish: its type and its days, and whose it is. */
export function useWishName() {
  const { t, i18n } = useTranslation('command')
  const { range } = useDates()
  const nameOf = useTypeName()
  return ({ typeId, period, person }: Wish) => {
    const dates = period && range(period.from_date, period.to_date)
    const said = dates ? t('wish', { type: nameOf(typeId), dates }) : nameOf(typeId)
    return person ? `${said} · ${personName(person, i18n.language)}` : said
  }
}

interface CommandWishProps {
  wish: Wish
  preview: Preview | undefined
  /** The booking that its days meet, which is named in place of the server's sentence. */
  clash: Clash<RequestView> | undefined
  /** What keeps it from being sent: words that were not understood, or what the server said. */
  problem: string | undefined
  /** What is asked where no day is said. */
  question: string
  isSending: boolean
  onSend: () => void
  onOpenForm: () => void
}

/** The request that was understood, with what it costs, before anything is sent. */
export function CommandWish(props: CommandWishProps) {
  const { wish, preview, clash, problem, question, isSending, onSend, onOpenForm } = props
  const { t } = useTranslation(['command', 'leave'])
  const nameOf = useWishName()
  const all = [...(problem ? [problem] : []), ...(preview ? objectionsOf(preview) : [])]
  // What stands in the way is named with its days, which the server's sentence leaves out.
  const objections = clash ? all.filter(sentence => !preview?.errors.from_date?.includes(sentence)) : all
  const maySend = !needsForm(wish) && objections.length === 0 && !clash
  return (
    <section className={styles.wish} aria-label={t('asked')} aria-live="polite">
      <div className={styles.wishHead}>
        <LeaveDot leave={leaveKeyOf(wish.typeId)} />
        <div className={styles.wishName}>
          <strong>{nameOf(wish)}</strong>
          <Weekdays wish={wish} />
        </div>
        {/* Days that are taken cost nothing, and what they would is no answer. */}
        {preview && !clash && (
          <p className={styles.cost}>
            <span className={styles.figure}>{preview.days}</span> {t('leave:workingDaysWord', { count: preview.days })}
          </p>
        )}
      </div>
      {!wish.period && <p className={styles.note}>{question}</p>}
      {wish.period && !preview && !problem && <p className={styles.note}>{t('counting')}</p>}
      {preview && <Facts preview={preview} isTaken={clash !== undefined} />}
      {clash && (
        <p className={styles.objection}>
          <Icon name="error" size="sm" /> <ClashSentence clash={clash} />
        </p>
      )}
      {[...new Set(objections)].map(sentence => (
        <p key={sentence} className={styles.objection}>
          <Icon name="error" size="sm" /> {sentence}
        </p>
      ))}
      {preview?.warnings.map(sentence => (
        <p key={sentence} className={styles.warning}>
          <Icon name="warning" size="sm" /> {sentence}
        </p>
      ))}
      <div className={styles.acts}>
        {maySend && (
          <Button variant="primary" isPending={isSending} onPress={onSend}>
            {t('send')} <kbd>Enter</kbd>
          </Button>
        )}
        <Button variant={maySend ? 'default' : 'primary'} onPress={onOpenForm}>
          {t('openForm')} <kbd>{maySend ? 'Ctrl Enter' : 'Enter'}</kbd>
        </Button>
      </div>
    </section>
  )
}

function Weekdays({ wish: { period } }: { wish: Wish }) {
  const { i18n } = useTranslation()
  if (!period) return null
  const weekday = new Intl.DateTimeFormat(localeOf(i18n.language), { weekday: 'long', timeZone: 'UTC' })
  const days = [...new Set([period.from_date, period.to_date])].map(day => weekday.format(new Date(`${day}T00:00:00Z`)))
  return <span className={styles.muted}>{days.join(' – ')}</span>
}

/** What the request causes; days that are taken already leave nothing that could be said of the balance. */
function Facts({ preview, isTaken }: { preview: Preview; isTaken: boolean }) {
  const { t, i18n } = useTranslation('command')
  const [approver] = preview.approvers
  return (
    <dl className={styles.facts}>
      {!isTaken && (
        <Fact label={t('balance')}>
          <Left preview={preview} />
        </Fact>
      )}
      <Fact label={t('sameTime')}>{preview.away.length ? <NameList people={preview.away} /> : t('nobodyAway')}</Fact>
      <Fact label={t('decides')}>
        {approver ? (
          <span className={styles.person}>
            <Avatar person={approver} size="sm" />
            <span>{personName(approver, i18n.language)}</span>
          </span>
        ) : (
          t('nobodyDecides')
        )}
      </Fact>
    </dl>
  )
}

function Left({ preview }: { preview: Preview }) {
  const { t } = useTranslation('command')
  const amount = useHoursFormat()
  const balances = balancesAfter(preview)
  if (balances.length === 0) return t('takesNone')
  return balances.map(({ year, unit, before, after }) => (
    <span key={year} className={styles.left}>
      {balances.length > 1 && `${year}: `}
      {before !== undefined && <TextWithArrows text={`${amount(before)} → `} />}
      <b data-negative={after < 0 || undefined}>{t(`left_${unit}`, { count: after, amount: amount(after) })}</b>
    </span>
  ))
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
