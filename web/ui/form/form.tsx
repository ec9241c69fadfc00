import type { FormHTMLAttributes } from 'react'
import styles from './form.module.css'
import { useHydrated } from './use-hydrated.ts'

/** A form that is disabled until the page is hydrated, so that no input is lost and the browser submits nothing by itself. */
export function Form({ children, ...rest }: FormHTMLAttributes<HTMLFormElement>) {
  return (
    <form method="post" noValidate {...rest}>
      <fieldset disabled={!useHydrated()} className={styles.fields}>
        {children}
      </fieldset>
    </form>
  )
}
