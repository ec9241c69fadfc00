import styles from './file-field.module.css'

interface FileFieldProps {
  label: string
  accept: string
  isDisabled?: boolean
  onChoose: (file: File) => void
}

/** Chooses one file from the device. */
export function FileField({ label, accept, isDisabled, onChoose }: FileFieldProps) {
  return (
    <label className={styles.file}>
      <span>{label}</span>
      <input
        type="file"
        accept={accept}
        disabled={isDisabled}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (!file) return
          // The same file may be chosen again once it was corrected.
          target.value = ''
          onChoose(file)
        }}
      />
    </label>
  )
}
