import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NativeButton } from '../../button/native-button.tsx'
import { optionalCookies, type Consent } from './consent.ts'
import { tellHeight } from '../../tell-height.ts'
import { answerMark, answers, bannerMark } from './written-banner.ts'
import styles from './cookie-choices.module.css'

interface CookieChoicesProps {
  /** What the boxes begin with. */
  start: Consent
  /** It stands hidden where a page was written with it and nobody is to be asked yet. */
  isShown?: boolean
  /** Somebody opened it: it shows the kinds at once and takes the focus. Otherwise it disturbs nobody who is typing. */
  isAsked?: boolean
  onKeep: (consent: Consent) => void
  /** Somebody wants to go on without an answer, which only those may who have given one before. */
  onLeave?: () => void
}

const words = {
  necessary: ['cookieNecessary', 'cookieNecessaryWhy'],
  preferences: ['cookiePreferences', 'cookiePreferencesWhy'],
  statistics: ['cookieStatistics', 'cookieStatisticsWhy'],
  marketing: ['cookieMarketing', 'cookieMarketingWhy'],
} as const

/** Makes the page as much longer as the banner is high, so that nothing of it stays covered. */
function keepRoom(banner: HTMLElement) {
  const { body } = document
  const watcher = new ResizeObserver(() => {
    body.style.paddingBlockEnd = `${banner.offsetHeight + 32}px`
  })
  watcher.observe(banner)
  return () => {
    watcher.disconnect()
    body.style.paddingBlockEnd = ''
  }
}

/** All or only the necessary ones with one press each, alike to the eye; or kind by kind. */
export function CookieChoices({ start, isShown = true, isAsked = false, onKeep, onLeave }: CookieChoicesProps) {
  const { t } = useTranslation('common')
  const title = useId()
  const [wantsKinds, showKinds] = useState(false)
  const [consent, choose] = useState(start)

  const showsKinds = wantsKinds || isAsked

  const banner = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isAsked) banner.current?.focus()
  }, [isAsked])
  useEffect(() => {
    const element = banner.current
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && onLeave?.()
    element?.addEventListener('keydown', leave)
    return () => element?.removeEventListener('keydown', leave)
  }, [onLeave])
  useEffect(() => (isShown ? keepRoom(banner.current!) : undefined), [isShown])
  useEffect(() => (isShown ? tellHeight(banner.current!, '--cookie-banner') : undefined), [isShown])

  return (
    <section
      aria-labelledby={title}
      className={styles.banner}
      tabIndex={-1}
      ref={banner}
      hidden={!isShown}
      {...{ [bannerMark]: true }}
    >
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          {t('cookies')}
        </h2>
        {!showsKinds && (
          <NativeButton variant="quiet" size="sm" onClick={() => showKinds(true)}>
            {t('cookieChoose')}
          </NativeButton>
        )}
      </div>
      <p className={styles.lead}>{t('cookieLead')}</p>
      {showsKinds && (
        <ul className={styles.kinds}>
          <Kind kind="necessary" isGranted />
          {optionalCookies.map(kind => (
            <Kind
              key={kind}
              kind={kind}
              isGranted={consent[kind]}
              onTurn={isGranted => choose({ ...consent, [kind]: isGranted })}
            />
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        {showsKinds && <NativeButton onClick={() => onKeep(consent)}>{t('cookieSave')}</NativeButton>}
        <NativeButton onClick={() => onKeep(answers.none)} {...{ [answerMark]: 'none' }}>
          {t('cookieNone')}
        </NativeButton>
        <NativeButton onClick={() => onKeep(answers.all)} {...{ [answerMark]: 'all' }}>
          {t('cookieAll')}
        </NativeButton>
      </div>
    </section>
  )
}

interface KindProps {
  kind: keyof typeof words
  isGranted: boolean
  /** Left out where it cannot be refused. */
  onTurn?: (isGranted: boolean) => void
}

function Kind({ kind, isGranted, onTurn }: KindProps) {
  const { t } = useTranslation('common')
  const why = useId()
  const [name, reason] = words[kind]
  return (
    <li>
      <label className={styles.kind}>
        <input
          type="checkbox"
          checked={isGranted}
          disabled={!onTurn}
          aria-describedby={why}
          onChange={event => onTurn?.(event.target.checked)}
        />
        {t(name)}
      </label>
      <p id={why} className={styles.why}>
        {t(reason)}
      </p>
    </li>
  )
}
