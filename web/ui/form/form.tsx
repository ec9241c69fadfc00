import type { FormHTMLAttributes } from 'react'
import styles from './form.module.css'
import { useHydrated } from './use-hydrated.ts'

/** A form that takes nothing in before the page answers: no letter is lost, and the browser sends nothing by itself. */
export function Form({ children, ...rest }: FormHTMLAttributes<HTMLFormElement>) {
  return (
    <form method="post" noValidate {...rest}>
      <fieldset disabled={!useHydrated()} className={styles.fields}>
        {children}
      </fieldset>
    </form>
  )
}
