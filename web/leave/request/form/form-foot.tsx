import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox/checkbox.tsx'
import { useField } from '../use-field.ts'
import type { FormChoices } from './form-choices.ts'
import type { RequestDraft } from './request-draft.ts'
import styles from './request-form.module.css'

interface FormFootProps {
  form: UseFormReturn<RequestDraft>
  choices: FormChoices
  isNew: boolean
  isSubmitting: boolean
  onClose: () => void
  /** At the start of the foot of an existing request. */
  children: ReactNode
}

/** An administrator's two choices, and the buttons; what is approved at once is recorded, not asked for. */
export function FormFoot({ form, choices, isNew, isSubmitting, onClose, children }: FormFootProps) {
  const { t } = useTranslation(['leave', 'request', 'common'])
  const approvesNow = useField(form, 'approves_now')
  const onlyAdminsCancel = useField(form, 'only_admins_cancel')
  const type = useField(form, 'type_id')
  const isRecorded = choices.adminOptions && choices.canAutoApprove && approvesNow.value
  const verb = type.value === leaveTypeIds.vacation ? 'request:recordVacation' : 'request:record'
  return (
    <div className={styles.foot}>
      {children}
      {choices.adminOptions && (
        <div className={styles.options}>
          <Checkbox
            {...approvesNow}
            value={approvesNow.value && choices.canAutoApprove}
            isDisabled={!choices.canAutoApprove}
            hint={choices.canAutoApprove ? undefined : t('autoApproveOwn')}
          >
            {t('request:approvedAtOnce')}
          </Checkbox>
          <Checkbox {...onlyAdminsCancel}>{t('onlyAdminsDelete')}</Checkbox>
        </div>
      )}
      <span className={styles.cancel}>
        <Button variant="quiet" onPress={onClose}>
          {t('common:cancel')}
        </Button>
      </span>
      <Button type="submit" variant="primary" isPending={isSubmitting}>
        {t(!isNew ? 'saveChanges' : isRecorded ? verb : 'send')}
      </Button>
    </div>
  )
}
