import { useTranslation } from 'react-i18next'
import { Button } from '../../button/button.tsx'
import styles from './pagination.module.css'

interface LoadMoreProps {
  /** How much is there already: "40 munkatárs látszik". Heard as it changes. */
  shown: string
  hasMore: boolean
  isPending?: boolean
  onMore: () => void
}

/** For a list that grows at its end. */
export function LoadMore({ shown, hasMore, isPending, onMore }: LoadMoreProps) {
  const { t } = useTranslation('common')
  return (
    <div className={styles.pages}>
      <span role="status" className={styles.shown}>
        {shown}
      </span>
      {hasMore && (
        <Button isPending={isPending} onPress={onMore}>
          {t('showMore')}
        </Button>
      )}
    </div>
  )
}
