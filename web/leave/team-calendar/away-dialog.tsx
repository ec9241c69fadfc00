import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { PersonLine } from '#web/ui/person/person-line.tsx'
import type { Absence, PlannerPerson } from '#web/ui/calendar/planner/plan.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'

interface AwayDialogProps {
  absence: Absence
  person: PlannerPerson
  onClose: () => void
}

/** An absence whose type and request the reader may not know. */
export function AwayDialog({ absence: { from, to, isPending }, person, onClose }: AwayDialogProps) {
  const { t } = useTranslation(['leave', 'common'])
  const { range } = useDates()
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('awayDialog')} size="sm" isDismissable>
      <PersonLine person={person} image={person.image} detail={<span>{range(from, to)}</span>}>
        <span>{t(isPending ? 'awayMaybe' : 'awayNeutral')}</span>
      </PersonLine>
      <DialogFooter>
        <Button autoFocus onPress={onClose}>
          {t('common:close')}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
