import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NativeButton } from '#web/ui/button/native-button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import styles from './sign-up-field.module.css'

/**
 * The address that a registration begins with; whether it is one is told by the browser, since a public page weighs little. What is typed
 * and sent before the program has come waits for it: a form of a dialog that is in none sends nothing by itself.
 */
export function SignUpField({ onSignUp }: { onSignUp: (email: string) => void }) {
  const { t } = useTranslation('site')
  const id = useId()
  const errorId = `${id}e`
  const field = useRef<HTMLInputElement>(null)
  const [isWrong, setWrong] = useState(false)

  function begin() {
    const email = field.current?.value.trim() ?? ''
    const isAddress = /.@.+\../.test(email) && field.current?.checkValidity() === true
    setWrong(!isAddress)
    if (isAddress) onSignUp(email)
    else field.current?.focus()
  }

  return (
    <form
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        begin()
      }}
    >
      <label htmlFor={id}>{t('workEmail')}</label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          className={styles.input}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
          onChange={() => setWrong(false)}
        />
        <NativeButton type="submit" variant="primary" size="lg">
          {t('signUpFree')}
        </NativeButton>
      </div>
      {isWrong && (
        <p id={errorId} className={styles.error} role="alert">
          <Icon name="error" size="sm" /> {t('emailFormat')}
        </p>
      )}
      <ul className={styles.note}>
        {t('freeForEver')
          .split('\n')
          .map(line => (
            <li key={line}>
              <Icon name="check" size="sm" /> {line}
            </li>
          ))}
      </ul>
    </form>
  )
}
