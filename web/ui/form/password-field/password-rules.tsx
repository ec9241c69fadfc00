import { useTranslation } from 'react-i18next'
import { Icon } from '../../icon/icon.tsx'
import styles from './password-field.module.css'

const rules = [
  { word: 'passwordLength', met: (password: string) => password.length >= 8 },
  { word: 'passwordUpper', met: (password: string) => /\p{Lu}/u.test(password) },
  { word: 'passwordLower', met: (password: string) => /\p{Ll}/u.test(password) },
  { word: 'passwordDigit', met: (password: string) => /\d/.test(password) },
] as const

/** The four rules of a password, each ticked as soon as it is met. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation('common')
  return (
    <ul className={styles.rules} aria-label={t('passwordRules')}>
      {rules.map(({ word, met }) => (
        <li key={word} className={styles.rule} data-met={met(password) || undefined}>
          <Icon name={met(password) ? 'check' : 'minus'} size="sm" />
          {t(word)}
          <span className="visually-hidden">: {t(met(password) ? 'ruleMet' : 'ruleUnmet')}</span>
        </li>
      ))}
    </ul>
  )
}
