import { useTranslation } from 'react-i18next'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import styles from './documents.module.css'
import { mayBeSentAgain, uploads, type Upload } from './uploads.ts'

/** A file on its way, which can be stopped; or what kept it from arriving, and how it goes on. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { t } = useTranslation(['request', 'problems'])
  const { file, sent, problem } = upload
  const percent = Math.floor(sent * 100)
  return (
    <li className={styles.row} aria-busy={!problem}>
      <div className={styles.what}>
        <span className={styles.name} title={file.name}>
          {file.name}
        </span>
        {problem ? (
          <p role="alert" className={styles.problem}>
            <Icon name="error" size="sm" />
            <span>{'sentence' in problem ? problem.sentence : t(`problems:${problem.word}`)}</span>
          </p>
        ) : (
          <span className={styles.progress}>
            <progress max={100} value={percent} aria-label={t('documentSending', { name: file.name })} />
            <span aria-hidden>{t('documentPercent', { percent })}</span>
          </span>
        )}
      </div>
      {mayBeSentAgain(upload) && (
        <Button variant="quiet" size="sm" onPress={() => uploads.retry(upload)}>
          {t('documentRetry')}
        </Button>
      )}
      <IconButton
        icon="x"
        size="sm"
        name={t(problem ? 'documentDismiss' : 'documentStop', { name: file.name })}
        onPress={() => uploads.remove(upload)}
      />
    </li>
  )
}
