/** The general error first, else the first field that is wrong. */
export function focusFirstTrouble(form: HTMLFormElement | null) {
  const place = form?.querySelector<HTMLElement>(
    '[role=alert][tabindex], [aria-invalid=true], [role=radiogroup][data-invalid] input',
  )
  place?.focus()
}
