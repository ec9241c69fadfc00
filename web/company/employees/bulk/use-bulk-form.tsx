import type { ReactNode } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import type { BulkChange } from '#shared/leave/bulk-change.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { FormDialog } from '#web/ui/feedback/dialog/form-dialog.tsx'
import type { BulkFormProps } from './bulk-form.ts'

interface BulkForm<Values extends FieldValues, Output> extends Pick<BulkFormProps, 'send' | 'onClose'> {
  title: string
  schema: z.ZodMiniType<Output, Values>
  nothing: Values
  changeOf: (form: Output) => BulkChange
}

/** The dialog of a bulk action. It keeps no draft: what was typed for some people is not meant for the next ones. */
export function useBulkForm<Values extends FieldValues, Output>({
  title,
  schema,
  nothing,
  changeOf,
  send,
  onClose,
}: BulkForm<Values, Output>) {
  const { t } = useTranslation('employees')
  const form = useForm<Values, unknown, Output>({
    resolver: schemaResolver(schema),
    defaultValues: nothing as DefaultValues<Values>,
  })
  const { isDirty, isSubmitting } = form.formState
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: () => form.reset(), onClose })
  const { formError, submitWith } = useFormError(form)
  const submit = submitWith(async typed => {
    if (await send(changeOf(typed))) onClose()
  })
  const dialog = (children: ReactNode) => (
    <FormDialog
      title={title}
      confirm={t('bulkNext')}
      formError={formError}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      closing={closing}
    >
      {children}
    </FormDialog>
  )
  return { form, dialog }
}
