import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'

interface SaveButtonsProps {
  isSaving: boolean
  onDiscard: () => void
}

/** The buttons of a dirty form: discard and save. */
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
