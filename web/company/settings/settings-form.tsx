import { useEffect, useRef, type FormEventHandler, type ReactNode } from 'react'
import { Card } from '#web/ui/card/card.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { SaveButtons } from '#web/ui/form/save-buttons.tsx'
import styles from './settings.module.css'

interface SettingsFormProps {
  title: string
  /** What the section is about. */
  lead?: string
  formError: ReactNode
  isDirty: boolean
  isSaving: boolean
  onSubmit: FormEventHandler
  onDiscard: () => void
  children: ReactNode
  /** Shown below the form, and not submitted with it. */
  after?: ReactNode
}

/** One section of the settings, saved by itself; its buttons appear while it is dirty. */
export function SettingsForm({
  title,
  lead,
  formError,
  isDirty,
  isSaving,
  onSubmit,
  onDiscard,
  ...inside
}: SettingsFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const wasDirty = useRef(isDirty)

  // Saving removes the pressed button, and would drop the keyboard focus to the body.
  useEffect(() => {
    if (wasDirty.current && !isDirty && document.activeElement === document.body) form.current?.focus()
    wasDirty.current = isDirty
  }, [isDirty])

  return (
    <Card title={title} {...(lead && { lead })}>
      <form ref={form} tabIndex={-1} aria-label={title} onSubmit={onSubmit} noValidate className={styles.form}>
        <FormError>{formError}</FormError>
        {inside.children}
        {isDirty && (
          <div className={styles.buttons}>
            <SaveButtons isSaving={isSaving} onDiscard={onDiscard} />
          </div>
        )}
      </form>
      {inside.after}
    </Card>
  )
}
