const PUBLIC_PATH =
  /^users\/(?:(?:getservices|getdressestocheck|getbanners|aboutus|getfitcheckdata|getfeatureproductdata|getproductsforfitcheck|getdeliverycharges|getstartingprices|getkits|gethomequestions|getfaq|getterms)|(?:getproducts|getsubservices|getproductsbycategoryslug|getproductbyslug|getpackages|getproductdetails|getcurrentaddress)\/(?!(?:\.|%2e){1,2}$)[^/?#\\]+)$/i;

/** `path` has no leading slash. Public reads need no sign-in and are the same for everybody. */
export const isPublicRead = (path: string): boolean => PUBLIC_PATH.test(path);
