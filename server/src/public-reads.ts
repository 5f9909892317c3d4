const PUBLIC_PATH =
  /^users\/(?:(?:getservices|getdressestocheck|getbanners|aboutus|getfitcheckdata|getfeatureproductdata|getproductsforfitcheck|getdeliverycharges|getstartingprices|getkits|gethomequestions|getfaq|getterms)|(?:getproducts|getsubservices|getproductsbycategoryslug|getproductbyslug|getpackages|getproductdetails|getcurrentaddress)\/(?!(?:\.|%2e){1,2}$)[^/?#\\]+)$/i;

/**
 * Returns whether a call is a public read. Public reads need no sign-in and are the same for
 * everybody. `path` has no leading slash.
 */
export const isPublicRead = (path: string): boolean => PUBLIC_PATH.test(path);
