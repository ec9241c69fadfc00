import { useTranslation } from 'react-i18next'
import type { DeliveryView } from '#shared/integrations/contract/webhooks/delivery-view.ts'
import { momentInWords } from '#shared/words/moment-in-words.ts'
import { Button } from '#web/ui/button/button.tsx'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import { DisclosureSummary } from '#web/ui/disclosure/disclosure-summary.tsx'
import { eventName } from './event-name.ts'
import styles from './webhooks.module.css'
import { useLanguage } from '#web/ui/use-language.ts'

const looks = {
  delivered: { tone: 'success', icon: 'check', word: 'delivered' },
  waiting: { tone: 'warning', icon: 'clock', word: 'waiting' },
  failed: { tone: 'danger', icon: 'x', word: 'givenUp' },
} as const

const indented = (body: string) => JSON.stringify(JSON.parse(body), null, 2)

/** One delivery: what came of it, and on demand what was sent and what was answered. */
export function LogEntry({ delivery, onReplay }: { delivery: DeliveryView; onReplay: () => void }) {
  const { t } = useTranslation('webhooks')
  const language = useLanguage()
  const { event, created_at, state, next_at, attempts, body } = delivery
  const { word, ...look } = looks[state]
  const moment = (seconds: number) => momentInWords(seconds, language)
  const last = attempts.at(-1)
  return (
    <li>
      <div className={styles.line}>
        <span className={styles.cell}>
          <span className={styles.strong}>{eventName(event, t)}</span>
          <span className={styles.quiet}>{moment(created_at)}</span>
        </span>
        <StatusLabel {...look}>{t(word)}</StatusLabel>
        <Button size="sm" icon="send" onPress={onReplay}>
          {t('replay')}
        </Button>
      </div>
      {state === 'waiting' && next_at !== null && last && (
        <span className={styles.quiet}>{t('nextAt', { when: moment(next_at) })}</span>
      )}
      <details>
        <DisclosureSummary>{t('content')}</DisclosureSummary>
        <div className={styles.stack}>
          {attempts.length === 0 && <p className={styles.quiet}>{t('noAttempt')}</p>}
          <ol>
            {attempts.map(({ at, status, fault, milliseconds }) => (
              <li key={`${at} ${milliseconds}`}>
                {t('attempt', {
                  when: moment(at),
                  outcome: fault ? t(fault) : t('status', { status }),
                  milliseconds,
                })}
              </li>
            ))}
          </ol>
          <span className={styles.strong}>{t('body')}</span>
          <code className={styles.text}>{indented(body)}</code>
          {last?.answer && (
            <>
              <span className={styles.strong}>{t('answer')}</span>
              <code className={styles.text}>{last.answer}</code>
            </>
          )}
        </div>
      </details>
    </li>
  )
}
