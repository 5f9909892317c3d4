export { useFileDownload } from './download/use-file-download';
