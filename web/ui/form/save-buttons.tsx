import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'

interface SaveButtonsProps {
  isSaving: boolean
  onDiscard: () => void
}

/** What can be done with what is typed in a form and not saved yet. */
export function SaveButtons({ isSaving, onDiscard }: SaveButtonsProps) {
  const { t } = useTranslation('common')
  return (
    <>
      <Button variant="quiet" isDisabled={isSaving} onPress={onDiscard}>
        {t('discard')}
      </Button>
      <Button type="submit" variant="primary" isPending={isSaving}>
        {t('save')}
      </Button>
    </>
  )
}
