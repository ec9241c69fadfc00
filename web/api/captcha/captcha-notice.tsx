import { useTranslation } from 'react-i18next'
import { captchaKey } from './captcha-script.ts'
import styles from './captcha-notice.module.css'

/** Says under a form that Google judges who sends it, which Google asks for in place of the hidden badge; nothing where nobody is asked. */
export function CaptchaNotice({ stageKey = captchaKey }: { stageKey?: string }) {
  const { t, i18n } = useTranslation('common')
  if (!stageKey || stageKey === 'stand-in') return null
  const google = (page: 'privacy' | 'terms') => `https://policies.google.com/${page}?hl=${i18n.language}`
  return (
    <p className={styles.notice}>
      {t('captchaNotice')} <a href={google('privacy')}>{t('captchaPrivacy')}</a>{' '}
      <a href={google('terms')}>{t('captchaTerms')}</a>
    </p>
  )
}
