import type { Picture as LibraryPicture } from 'contract/staff/catalogue/picture';
import { useSearchParams } from 'shared/router';
import { SelectField } from 'shared/forms';
import { Badge, EmptyState, Picture, QueryState, Stack } from 'shared/ui';
import { StaffSkeleton, useListStatus, KeyPages, readAfter } from 'shared/desk';
import { useGetPicturesQuery } from './pictures-api';
import { CataloguePage } from '../frame/catalogue-page';
import { PictureDetails, SentPicture } from './picture-details';
import { UploadList } from './upload-list';
import { UploadZone } from './upload-zone';
import { useUploadQueue } from './use-upload-queue';
import styles from './pictures.module.css';

/**
 * Page with all pictures, their descriptions and focal points. Unused pictures are deleted after
 * some time.
 */
export const PictureLibraryPage = () => (
  <CataloguePage title="Pictures" current="pictures">
    {() => <PictureLibrary />}
  </CataloguePage>
);

const usageOptions = [
  { value: '', label: 'All pictures' },
  { value: 'unused', label: 'Unused ones' },
];

const ignoreUploaded = () => undefined;

function PictureLibrary() {
  const [params, setParams] = useSearchParams();
  const usage = params.get('use') ?? '';
  const { uploads, add, retry, remove } = useUploadQueue(ignoreUploaded);
  const query = useGetPicturesQuery(
    { unused: usage === 'unused', after: readAfter(params) },
    { refetchOnMountOrArgChange: true },
  );
  useListStatus({
    isFetching: query.isFetching,
    count: query.currentData?.data.length,
    nouns: ['picture', 'pictures'],
    hasNext: query.currentData?.next != null,
  });
  return (
    <Stack gap={4}>
      <UploadZone isMultiple onFiles={add} />
      <UploadList
        uploads={uploads}
        onRetry={retry}
        onRemove={remove}
        renderUploaded={({ picture }) => picture && <SentPicture picture={picture} />}
      />
      <SelectField
        label="Which"
        className={styles.which}
        options={usageOptions}
        value={usage}
        onChange={(event) =>
          setParams(event.currentTarget.value === '' ? {} : { use: event.currentTarget.value })
        }
      />
      <QueryState query={query} subject="the pictures" skeleton={<StaffSkeleton />}>
        {({ data: rows, next }) =>
          rows.length === 0 ? (
            <EmptyState
              title={usage === '' ? 'There is no picture yet' : 'Every picture is used'}
            />
          ) : (
            <>
              <PictureGrid pictures={rows} />
              <KeyPages next={next} />
            </>
          )
        }
      </QueryState>
    </Stack>
  );
}

const describeSize = (picture: LibraryPicture) =>
  [
    `${picture.width} × ${picture.height} px`,
    ...(picture.isready ? [] : ['smaller sizes are being made']),
    ...(isUploaded(picture) ? [] : ['built in']),
  ].join(' · ');

/**
 * Returns whether staff uploaded the picture. Pictures that come with the shop are described by
 * each product instead.
 */
const isUploaded = ({ at }: LibraryPicture) => at !== '';

const PictureGrid = ({ pictures }: { pictures: readonly LibraryPicture[] }) => (
  <ul className={styles.grid} aria-label="Pictures">
    {pictures.map((picture) => (
      <li key={picture.file} className={styles.entry}>
        <Picture file={picture.file} alt="" ratio="4/3" sizes="220px" />
        <p className={styles.facts}>
          <Badge tone={picture.isused ? 'green' : 'neutral'}>
            {picture.isused ? 'Used' : 'Unused'}
          </Badge>{' '}
          <span>{describeSize(picture)}</span>
        </p>
        {isUploaded(picture) && (
          <PictureDetails
            // The key resets the form when the library has another description.
            key={`${picture.alt} ${picture.focusx} ${picture.focusy}`}
            picture={picture}
          />
        )}
      </li>
    ))}
  </ul>
);
