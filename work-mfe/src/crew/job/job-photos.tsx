import type { CrewJob } from 'contract/work/crew/crew-calls';
import { type ChangeEvent, useEffect, useState } from 'react';
import { shrinkPhoto } from 'shared/uploads';
import { type CrewPhone, isJobOf } from '../phone/crew-phone';
import type { QueuedPhoto } from '../phone/crew-memory';
import styles from './job-view.module.css';

/** Largest file that the browser reads, in bytes. A larger one is no photo of a phone. */
const MAX_FILE_BYTES = 60 * 1024 * 1024;

interface JobPhotosProps {
  phone: CrewPhone;
  job: CrewJob;
  /** Photos of all jobs that the backend does not have yet. */
  waiting: readonly QueuedPhoto[];
}

/** Takes photos, makes them smaller, and shows which are still to send. */
export function JobPhotos({ phone, job, waiting }: JobPhotosProps) {
  const [error, setError] = useState('');
  const ownPhotos = waiting.filter((photo) => isJobOf(job, photo));
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    const photos = files.filter(({ size, type }) => size <= MAX_FILE_BYTES && isPicture(type));
    setError(photos.length < files.length ? 'Only photos of up to 60 MB can be added.' : '');
    const shrunkPhotos = await Promise.all(photos.map(shrinkPhoto));
    await phone.addPhotos(
      job,
      shrunkPhotos.map(({ content }) => content),
    );
    target.value = '';
  };
  return (
    <section className={styles.section}>
      <h2>Photos</h2>
      <p>{job.photos === 0 ? 'None in the office yet.' : `${job.photos} in the office.`}</p>
      <ul className={styles.photos}>
        {ownPhotos.map(({ key, content }) => (
          <li key={key}>
            <WaitingPhoto content={content} />
          </li>
        ))}
      </ul>
      <label className={styles.action}>
        Take photos
        <input
          type="file"
          accept="image/*"
          capture="environment"
          multiple
          className={styles.file}
          onChange={(event) => void add(event)}
        />
      </label>
      {error && <p role="alert">{error}</p>}
    </section>
  );
}

/** Phones leave the type of some photos out. The backend looks at their content. */
const isPicture = (type: string) => type === '' || type.startsWith('image/');

/** The Content-Security-Policy allows `data:` and no `blob:` pictures. */
function WaitingPhoto({ content }: { content: Blob }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setUrl(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsDataURL(content);
    return () => reader.abort();
  }, [content]);
  return url === '' ? null : <img src={url} alt="To send" className={styles.photo} />;
}
